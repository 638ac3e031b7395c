import type { CartLine } from '../cartContents';
import type { CartExtras } from '../cartExtras';
import { FreeGiftOffer } from './FreeGiftOffer';
import { UpsellOffer } from './UpsellOffer';
import styles from './offers.module.css';

export interface CartOffersProps {
  extras: CartExtras;
  lines: readonly CartLine[];
}

/** Offers for this cart: a free gift, and a bigger pack that costs less. */
export const CartOffers = ({ extras, lines }: CartOffersProps) => {
  const { free_gift: gift, upsell_opportunity: upsell } = extras;
  const line = lines.find(({ uid }) => uid === upsell?.item_uid);
  return (
    <div className={styles.offers}>
      {gift && !gift.is_in_cart ? <FreeGiftOffer gift={gift} /> : null}
      {upsell && line ? <UpsellOffer key={upsell.product.uid} upsell={upsell} line={line} /> : null}
    </div>
  );
};

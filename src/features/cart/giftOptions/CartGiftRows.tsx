import type { Cart } from '../cartContents';
import type { TaxDisplay } from '../useCart';
import { GiftOptionRows } from './GiftOptionRows';
import { useGiftPrices } from './giftPrices';

/** What gift options cost, among the sums of a cart. */
export const CartGiftRows = ({ cart, display }: { cart: Cart; display: TaxDisplay }) => {
  const options = useGiftPrices(cart);
  return options ? <GiftOptionRows options={options} place="cart" display={display} /> : null;
};

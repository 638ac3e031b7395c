import { useFragment } from '@apollo/client/react';
import { type ReactNode, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { settings } from '@/kernel/app/settings';
import { Money } from '@/kernel/i18n/Money';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { lazyComponent } from '@/kernel/routing/lazyComponent';
import type { Cart } from './cartContents';
import { cartReference } from './cartSlice';
import { getCartExtras } from './offers/getCartExtras';
import { type CartExtrasFragment, CartExtrasFragmentDoc } from './offers/GetCartExtras.graphql.generated';
import styles from './offers/FreeDelivery.module.css';

// Apart from the totals: the checkout has its own row for delivery, and no room for this one.
export { DeliveryRow } from './totals/DeliveryRow';

/** What the cart offers besides its lines and totals. */
export type CartExtras = CartExtrasFragment;

/** What decides about the offers of a cart: when it changes they are asked for again. */
const signatureOf = ({ items, applied_coupons: coupons, prices }: Cart): string =>
  JSON.stringify([
    (items ?? []).map((line) => [line?.uid, line?.quantity]),
    (coupons ?? []).map((coupon) => coupon?.code),
    prices?.grand_total?.value,
  ]);

/** The offers of a cart, and whether they are still coming. */
export interface CartOffers {
  /** undefined until they are known, or where the backend has none. */
  extras: CartExtras | undefined;
  /** They are asked for the first time. */
  isComing: boolean;
}

/**
 * The offers of the cart. They are asked for beside the cart and again after each change of it.
 * @param cart undefined while nothing is to be asked.
 */
export const useCartExtras = (cart: Cart | undefined): CartOffers => {
  const dispatch = useAppDispatch();
  const { data, dataState } = useFragment({
    fragment: CartExtrasFragmentDoc,
    fragmentName: 'CartExtras',
    from: cartReference,
  });
  const [isAnswered, setIsAnswered] = useState(false);
  const signature = cart ? signatureOf(cart) : '';
  useEffect(() => {
    // Offers are not worth a message: the log has it, and the cart stays whole.
    if (signature === '') return;
    void dispatch(getCartExtras())
      .catch(() => undefined)
      .then(() => setIsAnswered(true));
  }, [dispatch, signature]);
  const extras = cart && dataState === 'complete' ? data : undefined;
  return { extras, isComing: !extras && !isAnswered };
};

/** How far the cart is from free delivery, in words and as a bar. The amounts are the backend's. */
export const FreeDelivery = ({ progress }: { progress: NonNullable<CartExtras['free_shipping_progress']> }) => {
  const { is_free: isFree, is_by_coupon: isByCoupon, threshold, remaining, reached_percent: percent } = progress;
  const { formatNumber } = useIntl();
  // A threshold is a round sum: without its pennies when it has none.
  const wholeMoney = (value: number | null | undefined, currency: string | null | undefined): string =>
    formatNumber(value ?? 0, {
      style: 'currency',
      currency: currency ?? settings.currency,
      trailingZeroDisplay: 'stripIfInteger',
    });
  const strong = (words: ReactNode) => <b className={styles.strong}>{words}</b>;
  return (
    <div>
      <p className={styles.text}>
        {isByCoupon ? <FormattedMessage id="freeDelivery.byCoupon" values={{ b: strong }} /> : null}
        {isFree && !isByCoupon ? (
          <FormattedMessage
            id="freeDelivery.reached"
            values={{ b: strong, amount: wholeMoney(threshold?.value, threshold?.currency) }}
          />
        ) : null}
        {isFree || !remaining ? null : (
          <FormattedMessage
            id="freeDelivery.remaining"
            values={{
              amount: (
                <b className={styles.strong}>
                  <Money value={remaining.value} currency={remaining.currency} />
                </b>
              ),
            }}
          />
        )}
      </p>
      <div className={styles.track} aria-hidden="true">
        <span className={styles.bar} style={{ inlineSize: `${percent}%` }} />
      </div>
    </div>
  );
};
/** The gift and the bigger pack: they are known after the cart. */
export const lazyCartOffers = lazyComponent(
  async () => (await import(/* webpackChunkName: "cart-offers" */ './offers/CartOffers')).CartOffers,
);

/** One small addition for the mini cart. */
export const lazyQuickAdd = lazyComponent(
  async () => (await import(/* webpackChunkName: "cart-offers" */ './offers/QuickAdd')).QuickAdd,
);

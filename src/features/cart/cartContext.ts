import type { AppThunk } from '@/kernel/redux/thunk';
import type { CartDetailsFragment } from './api/CartDetails.graphql.generated';
import { cartTracked, type TrackedCart } from './cartContextSlice';
import type { Amount } from './cartSlice';

interface BackendMoney {
  value: number | null;
  currency: string | null;
}

/** The backend's money as the state keeps it. */
export const toAmount = (money: BackendMoney | null | undefined): Amount => ({
  value: money?.value ?? 0,
  currency: money?.currency ?? '',
});

/** What a cart says about itself (spec §3 Cart context). */
export const contextOf = ({ applied_coupons: coupons, prices, shipping_addresses: addresses }: CartDetailsFragment) => {
  const shipping = addresses[0]?.selected_shipping_method?.price_incl_tax;
  return {
    isCouponApplied: (coupons ?? []).length > 0,
    shippingValue: shipping?.value ?? 0,
    priceSummary: prices && {
      subtotal: toAmount(prices.subtotal_including_tax),
      discounts: (prices.discounts ?? []).flatMap((discount) =>
        discount ? [{ ...toAmount(discount.amount), label: discount.label }] : [],
      ),
      grandTotal: toAmount(prices.grand_total),
    },
  } satisfies Partial<TrackedCart>;
};

/** Keeps what follows from the cart that the backend gave. */
export const trackCart =
  (cart: CartDetailsFragment): AppThunk =>
  (dispatch) => {
    dispatch(cartTracked(contextOf(cart)));
  };

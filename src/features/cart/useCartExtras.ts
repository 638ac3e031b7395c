import { useQuery } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { type CartExtrasFragment, GetCartExtrasDocument } from './api/GetCartExtras.graphql.generated';
import { cartTracked } from './cartContextSlice';
import { selectCartId } from './cartSlice';
import type { Cart } from './useCart';

export type CartExtras = CartExtrasFragment;

/** What of a cart decides about its offers: another text means that they must be asked for anew. */
const signatureOf = ({ items, applied_coupons: coupons, prices }: Cart): string =>
  JSON.stringify([
    (items ?? []).map((line) => [line?.uid, line?.quantity]),
    (coupons ?? []).map((coupon) => coupon?.code),
    prices?.grand_total?.value,
  ]);

/**
 * The offers of the cart: free delivery, a gift, a bigger pack, small additions (spec §3 Cart context). They are asked
 * for beside the cart and again after each change of it. Undefined until they are known, or where the backend has none.
 */
export const useCartExtras = (cart: Cart | undefined): CartExtras | undefined => {
  const dispatch = useAppDispatch();
  const cartId = useSelector(selectCartId) ?? '';
  const { data, refetch } = useQuery(GetCartExtrasDocument, {
    variables: { cartId },
    skip: cartId === '' || !cart,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const signature = cart ? signatureOf(cart) : '';
  const asked = useRef(signature);
  useEffect(() => {
    // The query itself asks for the first cart that is there.
    const isNew = asked.current !== '' && signature !== '' && asked.current !== signature;
    asked.current = signature;
    // Offers are not worth a message: the log has it, and the cart stays whole.
    if (isNew) void refetch().catch(() => undefined);
  }, [signature, refetch]);

  const extras = data?.cart ?? undefined;
  const progress = extras?.free_shipping_progress;
  useEffect(() => {
    if (!progress) return;
    dispatch(cartTracked({ isFreeShipping: progress.is_free, hasFreeShippingCoupon: progress.is_by_coupon }));
  }, [dispatch, progress]);
  return extras;
};

import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { entriesOf } from '@/kernel/entriesOf';
import { type Cart, type CartLine, linesOf } from '../cartContents';
import { selectCartId } from '../cartSlice';
import { isAllowed } from '../giftMessages/useGiftPlaces';
import { GetGiftWrappingsDocument, type WrappingOfferFragment } from './GiftOptions.graphql.generated';

/** A design that can be chosen. */
export type WrappingOffer = WrappingOfferFragment;

export interface Wrappings {
  isFailed: boolean;
  retry: () => void;
  /** Designs for the whole order; undefined while they are not known, likewise the next. */
  ofOrder: readonly WrappingOffer[] | undefined;
  ofLine: (line: CartLine) => readonly WrappingOffer[] | undefined;
}

/**
 * In which designs a cart and its lines can be wrapped; asked for again when it has another line.
 * @param wrapsLines whether products can be wrapped that do not say it themselves.
 */
export const useWrappings = (cart: Cart, wrapsLines: boolean): Wrappings => {
  const cartId = useSelector(selectCartId) ?? '';
  // Beside the cache, which has the cart as its own question answers it: another list of lines would break that.
  const isAsked = CAPABILITIES.giftOptions && cartId !== '';
  const { data, loading, refetch } = useQuery(GetGiftWrappingsDocument, {
    variables: { cartId },
    skip: !isAsked,
    fetchPolicy: 'no-cache',
  });
  const known = data?.cart ? entriesOf(data.cart.items) : undefined;
  const uids = linesOf(cart).map(({ uid }) => uid);
  const isOutdated = known !== undefined && !loading && !uids.every((uid) => known.some((item) => item.uid === uid));
  const retry = (): void => void refetch().catch(() => undefined);
  const asked = uids.join();
  useEffect(() => {
    if (isOutdated) void refetch().catch(() => undefined);
  }, [isOutdated, asked, refetch]);
  return {
    isFailed: isAsked && !loading && !data?.cart,
    retry,
    ofOrder: data?.cart ? entriesOf(data.cart.available_gift_wrappings) : undefined,
    ofLine: (line) => {
      if (!CAPABILITIES.giftOptions) return [];
      const item = known?.find(({ uid }) => uid === line.uid);
      if (!item) return undefined;
      const { gift_wrapping_available: isAvailable, gift_wrapping_price: own } = item.product;
      if (!isAllowed(isAvailable, wrapsLines)) return [];
      const offers = entriesOf('available_gift_wrapping' in item ? item.available_gift_wrapping : []);
      return own?.value ? offers.map((offer) => ({ ...offer, price: own })) : offers;
    },
  };
};

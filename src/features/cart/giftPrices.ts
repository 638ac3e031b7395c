import { useQuery } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import type { ThunkServices } from '@/kernel/redux/thunk';
import { type Cart, linesOf } from './cartContents';
import { cartReference, selectCartId } from './cartSlice';
import { GetGiftPricesDocument, GiftPricesFragmentDoc } from './giftOptions/GiftPrices.graphql.generated';
import { selectCartContext } from './operations/cartContextSlice';

/** What the gift options of the cart cost, from the Apollo cache; null when that is not there. */
export const readGiftPrices = ({ apollo }: Pick<ThunkServices, 'apollo'>) =>
  apollo.cache.readFragment({ fragment: GiftPricesFragmentDoc, fragmentName: 'GiftPrices', from: cartReference })
    ?.prices?.gift_options ?? null;

/** Everything of a cart that may change what its gift options cost; '' while none of them costs anything. */
const giftKey = (cart: Cart): string => {
  const { gift_wrapping: wrapping, printed_card_included: hasCard, prices } = cart;
  const lines = linesOf(cart).flatMap((line) =>
    'gift_wrapping' in line && line.gift_wrapping ? [line.uid, line.quantity, line.gift_wrapping.uid] : [],
  );
  return wrapping || hasCard || lines.length > 0
    ? [wrapping?.uid, hasCard, ...lines, prices?.grand_total?.value].join()
    : '';
};

/** What the gift options of a cart cost: null where it has none, undefined while that is not known. */
export const useGiftPrices = (cart: Cart) => {
  const cartId = useSelector(selectCartId) ?? '';
  // With the order the cart leaves the cache; it is not asked for again.
  const { isPlaceOrderClicked } = useSelector(selectCartContext);
  const key = CAPABILITIES.giftOptions ? giftKey(cart) : '';
  const { data, refetch } = useQuery(GetGiftPricesDocument, {
    variables: { cartId },
    skip: key === '' || cartId === '',
    fetchPolicy: isPlaceOrderClicked ? 'cache-only' : 'cache-and-network',
    nextFetchPolicy: isPlaceOrderClicked ? 'cache-only' : 'cache-first',
  });
  const asked = useRef(key);
  useEffect(() => {
    if (key !== '' && asked.current !== '' && asked.current !== key && !isPlaceOrderClicked)
      void refetch().catch(() => undefined);
    asked.current = key;
  }, [key, isPlaceOrderClicked, refetch]);
  return key === '' ? null : data?.cart?.prices?.gift_options;
};

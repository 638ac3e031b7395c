import { useQuery } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import type { ThunkServices } from '@/kernel/redux/thunk';
import { type Cart, linesOf } from '../cartContents';
import { selectCartId } from '../cartSlice';
import { selectCartContext } from '../operations/cartContextSlice';
import { GetGiftPricesDocument } from './GiftPrices.graphql.generated';

/** What the gift options of a cart cost, as far as the page knows it already, or else as the backend says; null when neither can tell. */
export const askGiftPrices = async ({ apollo }: Pick<ThunkServices, 'apollo'>, cartId: string) => {
  const asked = apollo.query({ query: GetGiftPricesDocument, variables: { cartId }, fetchPolicy: 'cache-first' });
  const answer = await asked.catch(() => undefined);
  return answer?.data?.cart?.prices?.gift_options ?? null;
};

/** Everything of a cart that may change what its gift options cost. */
const worthOf = (cart: Cart): string =>
  JSON.stringify([
    cart.gift_wrapping?.uid,
    cart.printed_card_included,
    cart.prices?.grand_total?.value,
    linesOf(cart).map((line) => ['gift_wrapping' in line && line.gift_wrapping?.uid, line.quantity]),
  ]);

/** What the gift options of a cart cost; asked for again when it changes. */
export const useGiftPrices = (cart: Cart) => {
  const cartId = useSelector(selectCartId) ?? '';
  // With the order the cart leaves the cache; it is not asked for again.
  const { isPlaceOrderClicked } = useSelector(selectCartContext);
  const { data, refetch } = useQuery(GetGiftPricesDocument, {
    variables: { cartId },
    skip: cartId === '',
    fetchPolicy: isPlaceOrderClicked ? 'cache-only' : 'cache-and-network',
    nextFetchPolicy: isPlaceOrderClicked ? 'cache-only' : 'cache-first',
  });
  const worth = worthOf(cart);
  const asked = useRef(worth);
  useEffect(() => {
    if (asked.current !== worth && !isPlaceOrderClicked) void refetch().catch(() => undefined);
    asked.current = worth;
  }, [worth, isPlaceOrderClicked, refetch]);
  return data?.cart?.prices?.gift_options;
};

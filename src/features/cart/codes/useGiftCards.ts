import { useQuery } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import type { Cart } from '../cartContents';
import { selectCartId } from '../cartSlice';
import type { GiftCardsFragment } from './AppliedGiftCards.graphql.generated';
import { selectCartContext } from '../operations/cartContextSlice';
import { GetGiftCardsDocument } from './GiftCards.graphql.generated';

export interface GiftCards {
  cards: NonNullable<GiftCardsFragment['applied_gift_cards']>;
  /** Asks for them again: an answer was lost, or another tab has changed them. */
  refresh: () => void;
}

/** The gift cards of the cart; undefined until they are known, and where the backend has none. */
export const useGiftCards = (cart: Cart): GiftCards | undefined => {
  const cartId = useSelector(selectCartId) ?? '';
  // With the order the cart leaves the cache; it is not asked for again.
  const { isPlaceOrderClicked } = useSelector(selectCartContext);
  const { data, refetch } = useQuery(GetGiftCardsDocument, {
    variables: { cartId },
    skip: !CAPABILITIES.giftCards || cartId === '',
    fetchPolicy: isPlaceOrderClicked ? 'cache-only' : 'cache-and-network',
    nextFetchPolicy: isPlaceOrderClicked ? 'cache-only' : 'cache-first',
  });
  const cards = data?.cart?.applied_gift_cards;
  const isUsed = (cards ?? []).length > 0;
  const total = cart.prices?.grand_total?.value;
  const subtotal = cart.prices?.subtotal_including_tax?.value;
  const worth = `${total ?? ''}/${subtotal ?? ''}`;
  const asked = useRef(worth);
  useEffect(() => {
    // Another worth draws another part of a card.
    if (isUsed && asked.current !== worth) void refetch().catch(() => undefined);
    asked.current = worth;
  }, [isUsed, worth, refetch]);
  return data?.cart ? { cards: cards ?? [], refresh: () => void refetch().catch(() => undefined) } : undefined;
};

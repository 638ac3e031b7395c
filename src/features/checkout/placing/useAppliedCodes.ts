import { useFragment } from '@apollo/client/react';
import { cartDetailsFragment, giftCardsFragment } from '@/features/cart/cartContents';
import { cartReference } from '@/features/cart/cartSlice';

/** Discount codes and gift cards of the cart as the page shows it, in one text. Where there are no gift cards the coupons are read alone. */
export const useAppliedCodes = (): string => {
  const { data: cart } = useFragment({ ...cartDetailsFragment, from: cartReference });
  const { data: cards } = useFragment({ ...giftCardsFragment, from: cartReference });
  const lists = [cart.applied_coupons, cards.applied_gift_cards];
  return lists.map((list) => (list ?? []).map((applied) => applied?.code).join()).join('|');
};

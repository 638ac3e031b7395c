import { useFragment } from '@apollo/client/react';
import { balancesFragment } from '@/features/cart/appliedBalances';
import { cartDetailsFragment, giftCardsFragment } from '@/features/cart/cartContents';
import { cartReference } from '@/features/cart/cartSlice';

/** Discount codes and gift cards of the cart as the page shows it, and whether store credit and reward points are used, in one text.
 * What the backend has none of is read as nothing. */
export const useAppliedCodes = (): string => {
  const { data: cart } = useFragment({ ...cartDetailsFragment, from: cartReference });
  const { data: cards } = useFragment({ ...giftCardsFragment, from: cartReference });
  const { data: paid } = useFragment({ ...balancesFragment, from: cartReference });
  const lists = [cart.applied_coupons, cards.applied_gift_cards];
  const codes = lists.map((list) => (list ?? []).map((applied) => applied?.code).join());
  const balances = [paid.applied_store_credit?.applied_balance?.value, paid.applied_reward_points?.money?.value];
  return [...codes, ...balances.map((value) => (value ? 'used' : ''))].join('|');
};

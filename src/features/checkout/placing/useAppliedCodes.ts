import { useFragment } from '@apollo/client/react';
import { balancesFragment } from '@/features/cart/appliedBalances';
import { cartDetailsFragment, giftCardsFragment } from '@/features/cart/cartContents';
import { cartReference } from '@/features/cart/cartSlice';

/**
 * What the shopper chooses beside the payment, in one text, and the goods in another: discount codes, gift cards, gift
 * options, and whether store credit and reward points are used. What the backend has none of is read as nothing.
 */
export const useAppliedCodes = (): { codes: string; goods: string } => {
  const { data: cart } = useFragment({ ...cartDetailsFragment, from: cartReference });
  const { data: cards } = useFragment({ ...giftCardsFragment, from: cartReference });
  const { data: paid } = useFragment({ ...balancesFragment, from: cartReference });
  const lists = [cart.applied_coupons, cards.applied_gift_cards];
  const codes = lists.map((list) => (list ?? []).map((applied) => applied?.code).join());
  const balances = [paid.applied_store_credit?.applied_balance?.value, paid.applied_reward_points?.money?.value];
  const lines = cart.items ?? [];
  const wrappings = [cart, ...lines].map((gifted) =>
    gifted && 'gift_wrapping' in gifted ? gifted.gift_wrapping?.uid : undefined,
  );
  return {
    codes: [...codes, ...balances.map((value) => (value ? 'used' : '')), wrappings, cart.printed_card_included].join(
      '|',
    ),
    goods: lines.map((line) => `${line?.uid} ${line?.quantity}`).join(),
  };
};

import { useQuery } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { selectIsSignedIn } from '@/features/session/userSlice';
import type { Cart } from '../cartContents';
import { selectCartId } from '../cartSlice';
import { selectCartContext } from '../operations/cartContextSlice';
import type { BalanceKind } from './balanceOperations';
import { GetBalancesDocument } from './Balances.graphql.generated';

interface Amount {
  value: number | null;
  currency: string | null;
}

/** A balance of the customer's. */
export interface Balance {
  kind: BalanceKind;
  /** What there is of it. */
  available: Amount | null;
  /** Points that there are; null of store credit. */
  points: number | null;
  /** What of it pays for the cart; null for nothing. */
  applied: Amount | null;
}

export interface Balances {
  list: readonly Balance[];
  /** Asks for them again; resolves to those that pay then, undefined where that cannot be known. Never rejects. */
  refresh: () => Promise<readonly BalanceKind[] | undefined>;
}

const isSome = (amount: Amount | null | undefined): boolean => (amount?.value ?? 0) > 0;

/** What the customer can pay with besides a payment method; empty until it is known, for guests, and without any. */
export const useBalances = (cart: Pick<Cart, 'prices'>): Balances => {
  const cartId = useSelector(selectCartId) ?? '';
  const isSignedIn = useSelector(selectIsSignedIn);
  // With the order the cart leaves the cache; it is not asked for again.
  const { isPlaceOrderClicked } = useSelector(selectCartContext);
  const { data, refetch } = useQuery(GetBalancesDocument, {
    variables: { cartId },
    skip: !isSignedIn || cartId === '',
    fetchPolicy: isPlaceOrderClicked ? 'cache-only' : 'cache-and-network',
    nextFetchPolicy: isPlaceOrderClicked ? 'cache-only' : 'cache-first',
  });
  const refresh = async (): Promise<readonly BalanceKind[] | undefined> => {
    const answer = await refetch().catch(() => undefined);
    const now = answer?.data?.cart;
    if (!now) return undefined;
    return [
      ...(isSome(now.applied_store_credit?.applied_balance) ? (['credit'] as const) : []),
      ...(isSome(now.applied_reward_points?.money) ? (['points'] as const) : []),
    ];
  };
  const credit = data?.cart?.applied_store_credit;
  const points = data?.cart?.applied_reward_points;
  const has = data?.customer?.reward_points?.balance;
  const list: Balance[] = [
    {
      kind: 'credit',
      available: credit?.current_balance ?? null,
      points: null,
      applied: credit?.applied_balance ?? null,
    },
    { kind: 'points', available: has?.money ?? null, points: has?.points ?? null, applied: points?.money ?? null },
  ];
  const isUsed = list.some(({ applied }) => isSome(applied));
  const worth = `${cart.prices?.grand_total?.value ?? ''}/${cart.prices?.subtotal_including_tax?.value ?? ''}`;
  const asked = useRef(worth);
  useEffect(() => {
    // Another worth takes another part of them.
    if (isUsed && asked.current !== worth) void refetch().catch(() => undefined);
    asked.current = worth;
  }, [isUsed, worth, refetch]);
  return {
    list: list
      .filter(({ available, applied }) => isSome(available) || isSome(applied))
      .map((balance) => ({ ...balance, applied: isSome(balance.applied) ? balance.applied : null })),
    refresh,
  };
};

import type { ThunkServices } from '@/kernel/redux/thunk';
import { BalancesFragmentDoc } from './balances/AppliedBalances.graphql.generated';
import { cartReference } from './cartSlice';

/** The fragment that reads what of the customer's balances pays for a cart. */
export const balancesFragment = { fragment: BalancesFragmentDoc, fragmentName: 'Balances' } as const;

/** What of the customer's balances pays for the cart, from the Apollo cache; null when that is not there. */
export const readBalances = ({ apollo }: Pick<ThunkServices, 'apollo'>) =>
  apollo.cache.readFragment({ ...balancesFragment, from: cartReference });

import { useApolloClient } from '@apollo/client/react';
import { useCallback, useState } from 'react';
import { CustomerBalancesDocument, type CustomerBalancesQuery } from './Balances.graphql.generated';
import { useAsked } from '../useAsked';

type Told = NonNullable<CustomerBalancesQuery['customer']>;
export type StoreCredit = NonNullable<Told['store_credit']>;
export type RewardPoints = NonNullable<Told['reward_points']>;

/** Changes of the store credit that are asked for at first, and more each time. */
const step = 20;

export interface CustomerBalances {
  /** Undefined while they load, null when they could not be read; each part is null where the store has it not. */
  balances: { credit: StoreCredit | null; points: RewardPoints | null } | null | undefined;
  reload: () => Promise<void>;
  /** Shows older changes; undefined where there are none. */
  showMore: (() => void) | undefined;
}

/** What the customer has to pay with: always asked for, never kept. */
export const useCustomerBalances = (): CustomerBalances => {
  const apollo = useApolloClient();
  const [pageSize, setPageSize] = useState(step);
  const ask = useCallback(async () => {
    const variables = { pageSize, currentPage: 1 };
    const { data } = await apollo.query({ query: CustomerBalancesDocument, variables, fetchPolicy: 'no-cache' });
    if (!data?.customer) return null;
    const { store_credit: credit, reward_points: points } = data.customer;
    return { credit: credit?.enabled ? credit : null, points: points ?? null };
  }, [apollo, pageSize]);
  const { answer: balances, reload } = useAsked(ask);
  const hasMore = (balances?.credit?.balance_history?.page_info?.total_pages ?? 0) > 1;
  return { balances, reload, showMore: hasMore ? () => setPageSize(pageSize + step) : undefined };
};

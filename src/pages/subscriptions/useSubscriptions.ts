import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { CustomerSubscriptionsDocument, SubscriptionByLinkDocument } from './api/Subscriptions.graphql.generated';
import type { Subscription } from './subscription';

export type SubscriptionsView =
  | { kind: 'loading' }
  | { kind: 'failed'; retry: () => Promise<unknown> }
  /** The link of the mail is too old, or none of the shop's. */
  | { kind: 'expired' }
  | { kind: 'unknown' }
  | { kind: 'filled'; subscriptions: readonly Subscription[] };

export interface Subscriptions {
  view: SubscriptionsView;
  /** A change was answered. */
  replace: (changed: Subscription) => void;
  /** Asks again what is true. */
  reload: () => void;
}

/** The subscription that a link opens, or those of the signed-in customer: always asked for, never kept. */
export const useSubscriptions = (link: string | null): Subscriptions => {
  const [changed, setChanged] = useState<readonly Subscription[]>([]);
  const own = useQuery(CustomerSubscriptionsDocument, { fetchPolicy: 'no-cache', skip: link !== null });
  const linked = useQuery(SubscriptionByLinkDocument, {
    variables: { link: link ?? '' },
    fetchPolicy: 'no-cache',
    skip: link === null,
  });
  const asked = link === null ? own : linked;
  const refetch = async (): Promise<void> => {
    await asked.refetch();
    setChanged([]);
  };
  const current = (row: Subscription): Subscription => changed.find(({ uid }) => uid === row.uid) ?? row;

  const read = (): SubscriptionsView => {
    // What could not be read again stays, with the change in it that was being made.
    if (asked.loading && !asked.data) return { kind: 'loading' };
    if (!asked.data) return { kind: 'failed', retry: refetch };
    if (link === null) {
      const found = own.data?.customerSubscriptions;
      return found ? { kind: 'filled', subscriptions: found.map(current) } : { kind: 'failed', retry: refetch };
    }
    const opened = linked.data?.subscriptionByLink;
    if (!opened) return { kind: 'unknown' };
    return opened.subscription
      ? { kind: 'filled', subscriptions: [current(opened.subscription)] }
      : { kind: 'expired' };
  };

  return {
    view: read(),
    replace: (subscription) =>
      setChanged((before) => [...before.filter(({ uid }) => uid !== subscription.uid), subscription]),
    reload: () => void refetch().catch(() => undefined),
  };
};

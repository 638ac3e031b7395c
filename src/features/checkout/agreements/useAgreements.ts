import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { type Agreement, agreementsIn } from './agreement';
import { CheckoutAgreementsDocument } from './CheckoutAgreements.graphql.generated';

export type AgreementsState =
  | { kind: 'loading' }
  | { kind: 'failed'; retry: () => Promise<unknown> }
  | { kind: 'known'; agreements: readonly Agreement[] };

/**
 * The terms of the store, asked for at each payment: an order is refused without those of today.
 * @param isRefused whether an order has just been refused; the merchant may have changed the terms meanwhile.
 */
export const useAgreements = (isRefused: boolean): AgreementsState => {
  const { data, error, refetch } = useQuery(CheckoutAgreementsDocument, { fetchPolicy: 'no-cache' });
  useEffect(() => {
    // What was known stays where it cannot be asked for.
    if (isRefused) void refetch().catch(() => undefined);
  }, [isRefused, refetch]);
  if (data) return { kind: 'known', agreements: agreementsIn(data) };
  return error ? { kind: 'failed', retry: refetch } : { kind: 'loading' };
};

import { useApolloClient, useQuery } from '@apollo/client/react';
import { DataConsentDocument } from '../api/DataConsent.graphql.generated';
import { RecordCustomerConsentDocument } from '../api/RecordCustomerConsent.graphql.generated';

export type DataConsentView =
  | { kind: 'loading' }
  | { kind: 'failed'; retry: () => Promise<unknown> }
  /** 'none' also where the backend does not tell. */
  | { kind: 'none' }
  | { kind: 'given'; at: string };

export interface DataConsent {
  view: DataConsentView;
  /** Records an answer. @throws what the backend or the network threw. */
  record: (isConsent: boolean) => Promise<void>;
}

/** The customer's consent to how personal data is kept. Always asked for, never kept. */
export const useDataConsent = (): DataConsent => {
  const apollo = useApolloClient();
  const { data, loading, error, refetch } = useQuery(DataConsentDocument, {
    fetchPolicy: 'no-cache',
    skip: !CAPABILITIES.consentState,
  });
  const record = async (isConsent: boolean): Promise<void> => {
    await apollo.mutate({
      mutation: RecordCustomerConsentDocument,
      variables: { isConsent },
      fetchPolicy: 'no-cache',
    });
    // The answer is recorded, whether or not it can be read again.
    if (CAPABILITIES.consentState) await refetch().catch(() => undefined);
  };
  const read = (): DataConsentView => {
    if (loading) return { kind: 'loading' };
    if (error) return { kind: 'failed', retry: () => refetch() };
    const answer = data?.customer?.data_consent;
    return answer?.is_consent ? { kind: 'given', at: answer.decided_at } : { kind: 'none' };
  };
  return { view: read(), record };
};

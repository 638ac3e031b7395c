import { log } from '@/kernel/logging/log';
import type { AppThunk } from '@/kernel/redux/thunk';
import { RecordCustomerConsentDocument } from './RecordCustomerConsent.graphql.generated';

/** Records what a new customer agreed to. An extension of the backend: the account stands without it. */
export const recordConsent =
  (): AppThunk<Promise<void>> =>
  async (_dispatch, _getState, { apollo }) => {
    await apollo
      .mutate({ mutation: RecordCustomerConsentDocument, variables: { isConsent: true }, fetchPolicy: 'no-cache' })
      .catch((error: unknown) => log.warn('The consent could not be recorded.', error));
  };

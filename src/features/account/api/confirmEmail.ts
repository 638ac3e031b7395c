import { toAppError } from '@/kernel/errors/appError';
import type { AppThunk } from '@/kernel/redux/thunk';
import { ConfirmEmailDocument } from './ConfirmEmail.graphql.generated';

/** What the link in the mail about a new account names. */
export interface MailedAccount {
  email: string;
  key: string;
}

/**
 * Opens a new account with the key of its mailed link.
 * @returns whether it did; a key that was used or is too old opens nothing, and the account may be open already.
 * @throws what the network threw.
 */
export const confirmEmail =
  ({ email, key }: MailedAccount): AppThunk<Promise<boolean>> =>
  async (_dispatch, _getState, { apollo }) => {
    try {
      await apollo.mutate({ mutation: ConfirmEmailDocument, variables: { email, key }, fetchPolicy: 'no-cache' });
      return true;
    } catch (error) {
      if (toAppError(error).kind === 'graphql') return false;
      throw error;
    }
  };

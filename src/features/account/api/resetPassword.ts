import { signOut } from '@/features/session/signOut';
import { resetPasswordReceived, resetPasswordRequested, type WithUser } from '@/features/session/userSlice';
import { toAppError } from '@/kernel/errors/appError';
import type { AppThunk } from '@/kernel/redux/thunk';
import { RequestPasswordResetEmailDocument } from './RequestPasswordResetEmail.graphql.generated';
import { ResetPasswordDocument } from './ResetPassword.graphql.generated';

/** How the real backend refuses an address without an account, and one that asked too often. */
const tellsOfAccount = /reset the customer's password|account is locked/i;

/** Refusals that would tell who has an account are no failures: the shopper reads the same either way. */
const isToBeHidden = (error: unknown): boolean => {
  const known = toAppError(error);
  return known.kind === 'graphql' && known.messages.every((message) => tellsOfAccount.test(message));
};

/** Runs a call between request and receipt of the slice; an error is kept there, and thrown on. */
const tracked =
  (call: AppThunk<Promise<void>, WithUser>): AppThunk<Promise<void>, WithUser> =>
  async (dispatch, getState, services) => {
    dispatch(resetPasswordRequested());
    try {
      await call(dispatch, getState, services);
      dispatch(resetPasswordReceived(null));
    } catch (error) {
      dispatch(resetPasswordReceived(toAppError(error)));
      throw error;
    }
  };

/**
 * Has a link mailed that resets the password. It ends alike whether or not the address has an account.
 * @throws what the network or the backend threw otherwise.
 */
export const requestPasswordReset = (
  email: string,
  headers: Record<string, string>,
): AppThunk<Promise<void>, WithUser> =>
  tracked(async (_dispatch, _getState, { apollo }) => {
    try {
      await apollo.mutate({
        mutation: RequestPasswordResetEmailDocument,
        variables: { email },
        context: { headers },
        fetchPolicy: 'no-cache',
      });
    } catch (error) {
      if (!isToBeHidden(error)) throw error;
    }
  });

/**
 * Replaces the password with the token of a mailed link. The backend ends every session, so this one ends too.
 * @throws what the backend or the network threw; the old password stands then.
 */
export const resetPassword = (
  reset: { email: string; token: string; password: string },
  headers: Record<string, string>,
): AppThunk<Promise<void>, WithUser> =>
  tracked(async (dispatch, getState, { apollo }) => {
    await apollo.mutate({
      mutation: ResetPasswordDocument,
      variables: reset,
      context: { headers },
      fetchPolicy: 'no-cache',
    });
    if (getState().user.isSignedIn) await dispatch(signOut());
  });

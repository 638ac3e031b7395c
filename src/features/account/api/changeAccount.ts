import { signIn } from '@/features/session/signIn';
import { signOut } from '@/features/session/signOut';
import { type CurrentUser, detailsReceived, type WithUser } from '@/features/session/userSlice';
import { payloadOf } from '@/kernel/graphql/payloadOf';
import { log } from '@/kernel/logging/log';
import type { AppThunk } from '@/kernel/redux/thunk';
import {
  type AccountPersonFragment,
  ChangeEmailDocument,
  ChangeNameDocument,
  ChangePasswordDocument,
} from './AccountChanges.graphql.generated';

/** Makes the headers of the bot protection when they are needed: a token is good for one call. */
type CreateHeaders = () => Promise<Record<string, string>>;

const toUser = (person: AccountPersonFragment): CurrentUser => ({
  email: person.email ?? '',
  firstname: person.firstname ?? '',
  lastname: person.lastname ?? '',
});

/**
 * Changes the name of the signed-in customer.
 * @throws what the backend or the network threw; the name stands then as it did.
 */
export const changeName =
  (name: { firstname: string; lastname: string }): AppThunk<Promise<void>, WithUser> =>
  async (dispatch, _getState, { apollo }) => {
    const { data } = await apollo.mutate({ mutation: ChangeNameDocument, variables: name, fetchPolicy: 'no-cache' });
    dispatch(detailsReceived(toUser(payloadOf(data?.updateCustomerV2?.customer, 'customer'))));
  };

/**
 * Gives the account another e-mail. What this browser keeps for its owner is under the new one from then on, which a new
 * sign-in does; the change stands without it.
 * @throws what the backend or the network threw; the e-mail stands then as it did.
 */
export const changeEmail =
  (email: string, password: string, createHeaders: CreateHeaders): AppThunk<Promise<void>, WithUser> =>
  async (dispatch, _getState, { apollo }) => {
    const { data } = await apollo.mutate({
      mutation: ChangeEmailDocument,
      variables: { email, password },
      fetchPolicy: 'no-cache',
    });
    dispatch(detailsReceived(toUser(payloadOf(data?.updateCustomerEmail?.customer, 'customer'))));
    try {
      await dispatch(signIn({ email, password, headers: await createHeaders() }));
    } catch (error) {
      log.warn('The session goes on under the former e-mail.', error);
    }
  };

/** How changing the password ended: 'signedOut' means that it is changed, but this session could not be renewed. */
export type PasswordOutcome = 'changed' | 'signedOut';

/**
 * Gives the account another password. The backend ends every session, so this one begins again with the new password.
 * @param headers of the bot protection: for the change, and for signing in.
 * @throws what the backend or the network threw; the password stands then as it did.
 */
export const changePassword =
  (
    { email, password, newPassword }: { email: string; password: string; newPassword: string },
    headers: { change: CreateHeaders; signIn: CreateHeaders },
  ): AppThunk<Promise<PasswordOutcome>, WithUser> =>
  async (dispatch, _getState, { apollo }) => {
    await apollo.mutate({
      mutation: ChangePasswordDocument,
      variables: { password, newPassword },
      context: { headers: await headers.change() },
      fetchPolicy: 'no-cache',
    });
    try {
      await dispatch(signIn({ email, password: newPassword, headers: await headers.signIn() }));
      return 'changed';
    } catch (error) {
      log.warn('The session could not be renewed with the new password.', error);
      await dispatch(signOut());
      return 'signedOut';
    }
  };

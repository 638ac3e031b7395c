import { toAppError } from '@/kernel/errors/appError';
import { log } from '@/kernel/logging/log';
import type { AppThunk, ThunkServices } from '@/kernel/redux/thunk';
import { GenerateCustomerTokenDocument } from './api/GenerateCustomerToken.graphql.generated';
import { GetCustomerDocument } from './api/GetCustomer.graphql.generated';
import { GetUserConfigDocument } from './api/GetUserConfig.graphql.generated';
import { signOut } from './signOut';
import { defaultTokenLifetimeSeconds, isSessionExpired, readToken, writeToken } from './tokenStorage';
import { detailsFailed, detailsReceived, detailsRequested, tokenSet, type WithUser } from './userSlice';

/** Prepares what changes together with the token (the cart) and gives back the step that changes it. */
export type PrepareTokenChange = (token: string) => AppThunk<Promise<AppThunk>, never>;

export interface SignInInput {
  email: string;
  password: string;
  /** Carries the guest's cart over (ARCHITECTURE §7); called with the new token while the old pair is still in use. */
  prepare?: PrepareTokenChange;
}

const tokenLifetime = async ({ apollo }: ThunkServices): Promise<number> => {
  try {
    const { data } = await apollo.query({ query: GetUserConfigDocument });
    return data?.storeConfig?.customer_token_expiration_time ?? defaultTokenLifetimeSeconds;
  } catch {
    return defaultTokenLifetimeSeconds;
  }
};

/**
 * Signs a customer in. The token and what hangs on it change in one go, so that no request carries an old pair.
 * @throws what the backend or the network threw; nothing has changed then.
 */
export const signIn =
  ({ email, password, prepare }: SignInInput): AppThunk<Promise<void>, WithUser> =>
  async (dispatch, _getState, services) => {
    const { data } = await services.apollo.mutate({
      mutation: GenerateCustomerTokenDocument,
      variables: { email, password },
      fetchPolicy: 'no-cache',
    });
    const token = data?.generateCustomerToken?.token;
    if (!token) throw new Error('The backend gave no token.');
    const lifetime = await tokenLifetime(services);
    const change = prepare ? await dispatch(prepare(token)) : undefined;

    writeToken(services.storage, token, lifetime);
    dispatch(tokenSet(token));
    if (change) dispatch(change);
    await dispatch(getUserDetails());
  };

/** Asks who is signed in; nobody is asked about a guest (spec §4 User). Failures are kept in the slice. */
export const getUserDetails =
  (): AppThunk<Promise<void>, WithUser> =>
  async (dispatch, getState, { apollo }) => {
    if (!getState().user.isSignedIn) return;
    dispatch(detailsRequested());
    try {
      const { data } = await apollo.query({ query: GetCustomerDocument, fetchPolicy: 'network-only' });
      const customer = data?.customer;
      dispatch(
        detailsReceived({
          email: customer?.email ?? '',
          firstname: customer?.firstname ?? '',
          lastname: customer?.lastname ?? '',
        }),
      );
    } catch (error) {
      dispatch(detailsFailed(toAppError(error)));
    }
  };

/** At startup: signed in if a token is still alive; an expired one is signed out (spec §4 User). */
export const restoreSession =
  (): AppThunk<Promise<void>, WithUser> =>
  async (dispatch, _getState, { storage }) => {
    const token = readToken(storage);
    if (token !== undefined) {
      dispatch(tokenSet(token));
      await dispatch(getUserDetails());
    } else if (isSessionExpired(storage)) {
      await dispatch(signOut());
    }
  };

/** Ends a session whose token has expired, or that another tab ended, and loads the page anew (spec §4 User). */
export const checkSession =
  (): AppThunk<Promise<void>, WithUser> =>
  async (dispatch, getState, { storage, reloadPage }) => {
    const known = getState().user.token;
    const stored = readToken(storage) ?? null;
    if (known === stored) return;
    if (stored === null) {
      log.warn('The session has ended.');
      await dispatch(signOut());
    }
    reloadPage();
  };

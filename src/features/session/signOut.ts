import { log } from '@/kernel/logging/log';
import type { AppThunk } from '@/kernel/redux/thunk';
import { RevokeCustomerTokenDocument } from './api/RevokeCustomerToken.graphql.generated';
import { removeToken, sessionOwner } from './tokenStorage';
import { tokenCleared, userReset, type WithUser } from './userSlice';

export interface SignOutOptions {
  /** Tells the backend to forget the token; left out when it is dead already. */
  revoke?: () => Promise<unknown>;
  /**
   * Why, when nobody asked for it. At the end of a session the page is left, so what was entered in checkout is set aside
   * for the customer; where a cart was lost they go on where they are, and what is being typed stays.
   */
  reason?: 'expired' | 'cartLost';
  /** E-mail of the customer whose session it was, where it is known. */
  owner?: string | undefined;
}

/** One step of signing out. */
export type SignOutStep = (options: SignOutOptions) => AppThunk<Promise<void> | void, never>;

declare module '@/kernel/redux/thunk' {
  interface ThunkServices {
    /** The steps in their order; the array stands in `app/`, which knows every feature. */
    signOutSteps: readonly SignOutStep[];
  }
}

/** Signs out, step by step. */
export const signOut =
  (options: SignOutOptions = {}): AppThunk<Promise<void>, WithUser> =>
  async (dispatch, _getState, { signOutSteps, storage }) => {
    // The steps forget it.
    const owner = sessionOwner(storage);
    for (const step of signOutSteps) await dispatch(step({ ...options, owner }));
  };

/**
 * Signs out and revokes the token at the backend. The request overtakes other mutations, one of which may be slow, and
 * arrives even if the page is left at once.
 */
export const signOutAndRevoke =
  (): AppThunk<Promise<void>, WithUser> =>
  (dispatch, getState, { apollo }) => {
    const { token } = getState().user;
    // Named here: by the time that the request is sent the storage has forgotten it.
    const headers: Record<string, string> = token === null ? {} : { Authorization: `Bearer ${token}` };
    return dispatch(
      signOut({
        revoke: () =>
          apollo.mutate({
            mutation: RevokeCustomerTokenDocument,
            fetchPolicy: 'no-cache',
            context: { headers, skipQueue: true, fetchOptions: { keepalive: true } },
          }),
      }),
    );
  };

/**
 * Step 1: has the token revoked if there is a way to; a failure is only logged. The answer is not waited for: a slow
 * backend, or none, must not keep the token in this browser.
 */
export const revokeToken: SignOutStep =
  ({ revoke }) =>
  () => {
    revoke?.().catch((error: unknown) => log.error('Error Revoking Token', error));
  };

/** Step 2: forgets the token, and no longer waits for what was asked with it. */
export const clearToken: SignOutStep =
  () =>
  (dispatch, _getState, { storage, giveUpAnswers }) => {
    removeToken(storage);
    giveUpAnswers();
    dispatch(tokenCleared());
  };

/** Step 3: forgets the customer. */
export const resetUser: SignOutStep = () => (dispatch) => {
  dispatch(userReset());
};

/** Step 6: deletes the cookie in which a backend may keep the session; a failure is only logged. */
export const deleteAuthCookie: SignOutStep = () => () => {
  try {
    document.cookie = 'auth_token=; path=/; max-age=0; SameSite=Lax';
  } catch (error) {
    log.error('Error deleting the auth cookie:', error);
  }
};

/** Step 7: drops what the cache holds of the customer: customer, wishlist products, dynamic blocks. */
export const clearCustomerDataFromCache: SignOutStep =
  () =>
  (_dispatch, _getState, { apollo: { cache } }) => {
    cache.evict({ id: 'ROOT_QUERY', fieldName: 'customer' });
    cache.evict({ id: 'ROOT_QUERY', fieldName: 'wishlist' });
    cache.evict({ id: 'ROOT_QUERY', fieldName: 'dynamicBlocks' });
    const customer = cache.identify({ __typename: 'Customer' });
    if (customer !== undefined) cache.evict({ id: customer });
    cache.gc();
  };

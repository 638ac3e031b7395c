import { type AppError, toAppError } from '@/kernel/errors/appError';
import type { AppThunk } from '@/kernel/redux/thunk';
import type { ShopStorage } from '@/kernel/storage/shopStorage';
import { GetCustomerDocument } from './api/GetCustomer.graphql.generated';
import { signOut } from './signOut';
import {
  endedKey,
  isSessionEndUntold,
  isSessionExpired,
  noteSessionEnd,
  readToken,
  sameOwner,
  sessionOwner,
  tokenEndsAt,
} from './tokenStorage';
import { detailsFailed, detailsReceived, detailsRequested, tokenSet, type WithUser } from './userSlice';

/** Whether an answer says that the backend has ended the session before its time: a reset password, a revoked token. */
const isSessionDead = (error: AppError): boolean =>
  error.kind === 'graphql' && error.categories.includes('graphql-authorization');

/** Asks who is signed in; nobody is asked about a guest. Failures are kept in the slice. */
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
      const known = toAppError(error);
      dispatch(detailsFailed(known));
      if (isSessionDead(known)) await dispatch(endSession());
    }
  };

/** Ends a session whose token has expired. It is told on the next page, which is most often this one, reloaded. */
export const endSession =
  (): AppThunk<Promise<void>, WithUser> =>
  async (dispatch, _getState, { storage }) => {
    noteSessionEnd(storage);
    await dispatch(signOut({ reason: 'expired' }));
  };

/**
 * Ends the session of a customer whose token the backend knows no more; it is asked, as a cart may be out of reach for
 * other reasons.
 * @returns whether the session has ended.
 */
export const endDeadSession =
  (): AppThunk<Promise<boolean>, WithUser> =>
  async (dispatch, _getState, { apollo }) => {
    try {
      await apollo.query({ query: GetCustomerDocument, fetchPolicy: 'no-cache' });
      return false;
    } catch (error) {
      if (!isSessionDead(toAppError(error))) return false;
      await dispatch(endSession());
      return true;
    }
  };

/** At startup: signed in if a token is still alive; an expired one is signed out. */
export const restoreSession =
  (): AppThunk<Promise<void>, WithUser> =>
  async (dispatch, _getState, { storage }) => {
    const token = readToken(storage);
    if (token !== undefined) {
      dispatch(tokenSet(token));
      await dispatch(getUserDetails());
    } else if (isSessionExpired(storage)) await dispatch(endSession());
  };

/** Milliseconds before the end of a session at which the customer is warned. */
const warningMs = 120_000;

/** Whether a customer is signed in whose session is about to end. */
export const isSessionEnding =
  (): AppThunk<boolean, WithUser> =>
  (_dispatch, getState, { storage, now }) =>
    getState().user.isSignedIn && (tokenEndsAt(storage) ?? Infinity) - now() <= warningMs;

/** Storages of pages that are about to be loaded again: what is to be told waits for the next one. */
const leaving = new WeakSet<ShopStorage>();

/** Owners of sessions as they stood beside the token that a page has: what is stored later may be of another customer. */
const owners = new WeakMap<ShopStorage, string>();

/** Whether another tab has renewed the session of the customer of this page. */
export const isRenewed = (storage: ShopStorage): boolean =>
  readToken(storage) !== undefined && sameOwner(sessionOwner(storage), owners.get(storage) ?? '');

/**
 * Ends a session whose token has expired, and reloads the page; also when another tab signed in or out. That tab has
 * cleared the stored data and may have begun a cart since, so nothing is cleared here. A session that was renewed there
 * goes on; under another e-mail it counts as somebody else's.
 * @returns whether there is something to tell: the session is about to end, or did before this page.
 */
export const checkSession =
  (): AppThunk<Promise<boolean>, WithUser> =>
  async (dispatch, getState, { storage, reloadPage }) => {
    if (leaving.has(storage)) return false;
    const { token } = getState().user;
    const stored = readToken(storage) ?? null;
    if (stored && stored !== token && isRenewed(storage)) dispatch(tokenSet(stored));
    if (getState().user.token === stored) {
      owners.set(storage, (stored && sessionOwner(storage)) || '');
      return dispatch(isSessionEnding()) || isSessionEndUntold(storage);
    }
    leaving.add(storage);
    if (isSessionExpired(storage)) await dispatch(endSession());
    reloadPage();
    return false;
  };

/** Whether a session ended by itself, and its customer is to be told now. */
export const hasSessionEnd =
  (): AppThunk<boolean> =>
  (_dispatch, _getState, { storage }) =>
    !leaving.has(storage) && isSessionEndUntold(storage);

/** Takes the note of a session that ended by itself. @returns whether its customer is to be told now. */
export const takeSessionEnd =
  (): AppThunk<boolean> =>
  (dispatch, _getState, { storage }) => {
    const isTold = dispatch(hasSessionEnd());
    if (isTold) storage.remove(endedKey);
    return isTold;
  };

import type { WithUser } from '@/features/session/userSlice';
import { toAppError } from '@/kernel/errors/appError';
import type { AppThunk, ThunkServices } from '@/kernel/redux/thunk';
import { GetCartDetailsDocument } from './api/GetCartDetails.graphql.generated';
import { productsLost } from './cartContextSlice';
import { cartDetailsFragment } from './cartDetailsFragment';
import { cartReference } from './cartIdentity';
import { createCart, replaceStaleCart } from './createCart';
import { isCartGone } from './isCartGone';
import { getDetailsFailed, getDetailsReceived, getDetailsRequested, type WithCart } from './cartSlice';
import { settleExchanges } from './exchangeLine';
import { tellCartChange } from './cartStorage';
import { summaryOf } from './cartSummary';

/** The state that cart operations need. */
export type CartRootState = WithCart & WithUser;

/** Asks the backend for the cart; lines that it could not give do not hide the others. */
const askForDetails = async ({ apollo }: ThunkServices, cartId: string, onItemsDropped: () => void) => {
  const { data, error } = await apollo.query({
    query: GetCartDetailsDocument,
    variables: { cartId },
    fetchPolicy: 'network-only',
    errorPolicy: 'all',
    // Asked because something may have changed: an answer that is already on its way would not show it.
    context: { onItemsDropped, queryDeduplication: false },
  });
  if (data?.cart) return data.cart;
  throw error instanceof Error ? error : new Error('The backend gave no cart.');
};

const shownLines = ({ apollo }: ThunkServices) =>
  (apollo.cache.readFragment({ ...cartDetailsFragment, from: cartReference })?.items ?? []).filter(
    (line) => line !== null,
  );

const readDetails =
  (cartId: string): AppThunk<Promise<void>, CartRootState> =>
  async (dispatch, _getState, services) => {
    dispatch(getDetailsRequested());
    const before = shownLines(services);
    let isIncomplete = false;
    try {
      const cart = await askForDetails(services, cartId, () => (isIncomplete = true));
      dispatch(getDetailsReceived(summaryOf(cart)));
      // The backend does not say which: those that were shown, and are not there now.
      const uids = (cart.items ?? []).map((line) => line?.uid);
      const missing = before.filter(({ uid }) => !uids.includes(uid)).map(({ product }) => product.name ?? '');
      if (isIncomplete && missing.length > 0) dispatch(productsLost(missing));
    } catch (error) {
      dispatch(getDetailsFailed(toAppError(error)));
      throw error;
    }
  };

export interface CartOperation<Result> {
  run: (cartId: string) => Promise<Result>;
  /** What to do in the new cart after a stale one was replaced; without it the operation ends with the error. */
  retry?: (cartId: string) => Promise<Result>;
  /** Changes nothing that another tab would have to show. */
  isRead?: boolean;
}

/**
 * The one way to the cart: makes sure that there is one, and recovers once when it turns out to be stale (spec §4):
 * clear (or sign out), create, read the details again, retry. It never goes round twice.
 * @throws what the operation, or its retry, threw.
 */
export const withCart =
  <Result>({ run, retry, isRead }: CartOperation<Result>): AppThunk<Promise<Result>, CartRootState> =>
  async (dispatch, _getState, services) => {
    const cartId = await dispatch(createCart());
    const done = async (work: Promise<Result>): Promise<Result> => {
      const result = await work;
      if (!isRead) tellCartChange(services.storage);
      return result;
    };
    try {
      return await done(run(cartId));
    } catch (error) {
      if (!(await isCartGone(services, cartId, error))) throw error;
      const freshId = await dispatch(replaceStaleCart(cartId));
      await dispatch(readDetails(freshId));
      if (!retry) throw error;
      return done(retry(freshId));
    }
  };

/**
 * Reads the cart anew, over the network only (spec §7.2). Without a cart there is nothing to read.
 * Failures are kept in `detailsError`; a stale cart has been replaced by an empty one when this ends.
 */
export const getCartDetails = (): AppThunk<Promise<void>, CartRootState> => async (dispatch, getState) => {
  if (getState().cart.cartId === null) return;
  const again = (cartId: string): Promise<void> => dispatch(readDetails(cartId));
  try {
    // The recovery has read the details itself: nothing is left to retry.
    await dispatch(withCart({ run: again, retry: () => Promise.resolve(), isRead: true }));
    await dispatch(settleExchanges());
  } catch {
    // Kept in the slice.
  }
};

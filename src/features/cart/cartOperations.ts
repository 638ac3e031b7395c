import type { WithUser } from '@/features/session/userSlice';
import { toAppError } from '@/kernel/errors/appError';
import { payloadOf } from '@/kernel/graphql/payloadOf';
import type { AppThunk, ThunkServices } from '@/kernel/redux/thunk';
import { type Cart, linesOf, readShownCart } from './cartContents';
import {
  cartReceived,
  cartRequested,
  cartRequestFailed,
  cartReset,
  clearCartDataFromCache,
  getCartReceived,
  itemCountReceived,
  readCartId,
  removeCart,
  tellCartChange,
  type WithCart,
} from './cartSlice';
import { settleExchanges } from './exchange/settleExchanges';
import { forgetExchange } from './exchange/pendingExchanges';
import { itemAdded } from './operations/cartContextSlice';
import { GetItemCountDocument } from './operations/GetItemCount.graphql.generated';
import { findAddition } from './operations/findAddition';
import { addLine, type CartItemToAdd, knownPieces, removeLine } from './operations/lineCalls';
import { readDetails } from './operations/readDetails';
import { forgetLine } from './recovery/knownLines';
import { createCart, replaceStaleCart } from './recovery/createCart';
import { isCartGone } from './recovery/isCartGone';
import { StaleCartError, toThrownError } from './recovery/staleCart';

export { askCart } from './recovery/askCart';
export { toCartError } from './recovery/staleCart';
export { UnknownAddition } from './operations/unknownAddition';

/** The state that cart operations need. */
export type CartRootState = WithCart & WithUser;

export interface CartOperation<Result> {
  run: (cartId: string) => Promise<Result>;
  /** Runs in the new cart after a stale one was replaced; without it the operation ends with the error. */
  retry?: (cartId: string) => Promise<Result>;
  /** Changes nothing that another tab would have to show. */
  isRead?: boolean;
}

/**
 * The one way to the cart: makes sure that there is one, and recovers once when it turns out to be stale: clear (or sign
 * out), create, read the details, retry. It never recovers twice in a row, so a backend that calls every cart stale ends
 * in an error and not in a loop.
 * @throws what the operation, or its retry, threw; a StaleCartError where that was the cart's end.
 */
export const withCart =
  <Result>({ run, retry, isRead }: CartOperation<Result>): AppThunk<Promise<Result>, CartRootState> =>
  async (dispatch, getState, services) => {
    const cartId = getState().cart.cartId ?? (await dispatch(createCart()));
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
      try {
        await dispatch(readDetails(freshId));
        if (!retry) throw new StaleCartError(error);
        return await done(retry(freshId));
      } catch (failure) {
        throw toThrownError(failure);
      }
    }
  };

/**
 * Adds an item; creates the cart first if there is none.
 * @throws what the backend or the network threw, after `addItemError` holds it.
 */
export const addItemToCart =
  (item: CartItemToAdd): AppThunk<Promise<void>, CartRootState> =>
  async (dispatch, getState, services) => {
    dispatch(cartRequested('add'));
    const run = (cartId: string) => addLine(services, cartId, item);
    const before = knownPieces(services, getState().cart.cartId);
    const look = async (error: unknown): Promise<Cart> => {
      dispatch(cartRequestFailed({ request: 'add', error: toAppError(error) }));
      // Its answer may be all that was lost: what the cart holds decides.
      const cart = await dispatch(findAddition(error, before));
      if (cart) return cart;
      throw error;
    };
    dispatch(cartReceived(await dispatch(withCart({ run, retry: run })).catch(look), 'add'));
    dispatch(itemAdded({ sku: item.sku, quantity: item.quantity }));
  };

/**
 * Removes a line.
 * @throws what the backend or the network threw, after `removeItemError` holds it.
 */
export const removeItemFromCart =
  (itemId: string): AppThunk<Promise<void>, CartRootState> =>
  async (dispatch, getState, services) => {
    const { cartId: before } = getState().cart;
    dispatch(cartRequested('remove'));
    // A line that the shopper removes must not be restored.
    forgetExchange(services.storage, itemId);
    const line = linesOf(readShownCart(services)).find(({ uid }) => uid === itemId);
    if (line) forgetLine(services.storage, line.product.sku ?? '');
    try {
      const run = (cartId: string) => removeLine(services, cartId, itemId);
      dispatch(cartReceived(await dispatch(withCart({ run })), 'remove'));
    } catch (error) {
      // The line went with a stale cart.
      if (before !== null && getState().cart.cartId !== before) return;
      dispatch(cartRequestFailed({ request: 'remove', error: toAppError(error) }));
      await dispatch(getCartDetails());
      throw error;
    }
  };

/** One mutation on a cart; gives back the whole cart as it is then. */
export type CartMutation = (services: ThunkServices, cartId: string) => Promise<Cart | null | undefined>;

/**
 * Changes the cart as a whole (coupon, gift card, gift).
 * @throws what the backend or the network threw.
 */
export const changeCart =
  (mutate: CartMutation): AppThunk<Promise<Cart>, CartRootState> =>
  async (dispatch, _getState, services) => {
    const run = async (cartId: string): Promise<Cart> => payloadOf(await mutate(services, cartId), 'cart');
    const cart = await dispatch(withCart({ run }));
    dispatch(cartReceived(cart));
    return cart;
  };

/** A guest without an id has no cart. A customer has one all the same, which is asked for by making it. */
const hasNoCart = ({ cart, user }: CartRootState): boolean => cart.cartId === null && !user.isSignedIn;

/**
 * Reads the cart from the backend, never from the cache. Without a cart there is nothing to read.
 * Failures are kept in `detailsError`; a stale cart has been replaced by an empty one when this ends.
 */
export const getCartDetails = (): AppThunk<Promise<void>, CartRootState> => async (dispatch, getState) => {
  if (hasNoCart(getState())) return;
  const run = (cartId: string): Promise<void> => dispatch(readDetails(cartId));
  try {
    // The recovery has read the details itself: nothing is left to retry.
    await dispatch(withCart({ run, retry: () => Promise.resolve(), isRead: true }));
    await dispatch(settleExchanges());
  } catch {
    // Kept in the slice.
  }
};

/** Asks only how much is in the cart, for the badge; failures leave the badge as it is. */
export const getItemCount =
  (): AppThunk<Promise<void>, CartRootState> =>
  async (dispatch, getState, { apollo }) => {
    if (hasNoCart(getState())) return;
    const run = async (cartId: string): Promise<void> => {
      const { data } = await apollo.query({
        query: GetItemCountDocument,
        variables: { cartId },
        fetchPolicy: 'network-only',
      });
      const { total_quantity: total, total_summary_quantity_including_config: summary } = payloadOf(data?.cart, 'cart');
      dispatch(itemCountReceived(summary ?? total));
    };
    try {
      await dispatch(withCart({ run, retry: () => Promise.resolve(), isRead: true }));
      await dispatch(settleExchanges());
    } catch {
      // The badge is not worth a message.
    }
  };

/**
 * After an order: forgets the cart that was ordered, and makes the next; or goes back to the shop's cart, which is still in
 * storage when the order had a cart of its own. A failure to make one is no news: adding tries again.
 */
export const startNextCart =
  (): AppThunk<Promise<void>, CartRootState> =>
  async (dispatch, getState, { storage }) => {
    const ordered = getState().cart.cartId;
    const kept = readCartId(storage);
    dispatch(clearCartDataFromCache());
    if (kept !== undefined && kept !== ordered) {
      dispatch(cartReset());
      dispatch(getCartReceived(kept));
      await dispatch(getItemCount());
      return;
    }
    dispatch(removeCart());
    await dispatch(createCart()).catch(() => undefined);
  };

/** Path of a cart's REST calls: a signed-in customer's cart is known by the token, a guest's by its id. */
export const restCartPath = ({ user }: Pick<CartRootState, 'user'>, cartId: string): string =>
  user.isSignedIn ? '/V1/carts/mine' : `/V1/guest-carts/${encodeURIComponent(cartId)}`;

import { signOut } from '@/features/session/signOut';
import { selectIsSignedIn, type WithUser } from '@/features/session/userSlice';
import { toAppError } from '@/kernel/errors/appError';
import type { AppThunk, ThunkServices } from '@/kernel/redux/thunk';
import { CreateCartDocument } from './api/CreateCart.graphql.generated';
import { cartReset, getCartFailed, getCartReceived, getCartRequested, type WithCart } from './cartSlice';
import { readCartId, removeCartId, writeCartId } from './cartStorage';

/** Carts under way, by the services that ask: two buttons pressed at once share one cart. */
const pending = new WeakMap<ThunkServices, Promise<string>>();

/** Takes over the cart id that an earlier visit left in storage. */
export const retrieveCartId =
  (): AppThunk<string | undefined, WithCart> =>
  (dispatch, getState, { storage }) => {
    const known = getState().cart.cartId;
    if (known !== null) return known;
    const stored = readCartId(storage);
    if (stored !== undefined) dispatch(getCartReceived(stored));
    return stored;
  };

const askForCart = async ({ apollo }: ThunkServices): Promise<string> => {
  const { data } = await apollo.mutate({ mutation: CreateCartDocument, fetchPolicy: 'no-cache' });
  if (!data?.cartId) throw new Error('Unable to create cart');
  return data.cartId;
};

/**
 * The id of the cart, which is created if there is none yet (spec §4 Cart lifecycle).
 * @throws Error 'Unable to create cart' when the backend gives none; what the network threw otherwise.
 */
export const createCart = (): AppThunk<Promise<string>, WithCart> => async (dispatch, _getState, services) => {
  const known = dispatch(retrieveCartId());
  if (known !== undefined) return known;
  const underWay = pending.get(services);
  if (underWay) return underWay;

  dispatch(getCartRequested());
  const asked = askForCart(services);
  pending.set(services, asked);
  try {
    const cartId = await asked;
    dispatch(adoptCartId(cartId));
    return cartId;
  } catch (error) {
    dispatch(getCartFailed(toAppError(error)));
    throw error;
  } finally {
    pending.delete(services);
  }
};

/** Makes a cart the shop's cart, here and for the next visit. */
export const adoptCartId =
  (cartId: string): AppThunk<void, WithCart> =>
  (dispatch, _getState, { storage }) => {
    writeCartId(storage, cartId);
    dispatch(getCartReceived(cartId));
  };

/** Drops what the cache holds of the cart (spec §7.1 Clear-cache helpers). */
export const clearCartDataFromCache =
  (): AppThunk =>
  (_dispatch, _getState, { apollo: { cache } }) => {
    for (const fieldName of ['cart', 'customerCart']) cache.evict({ id: 'ROOT_QUERY', fieldName });
    const cart = cache.identify({ __typename: 'Cart' });
    if (cart !== undefined) cache.evict({ id: cart });
    cache.gc();
  };

/** Forgets the cart; the backend keeps it. */
export const removeCart =
  (): AppThunk<void, WithCart> =>
  (dispatch, _getState, { storage }) => {
    removeCartId(storage);
    dispatch(cartReset());
  };

/** Replaces a stale cart: a signed-in customer is signed out instead of clearing the cart (spec §4). */
export const replaceStaleCart = (): AppThunk<Promise<string>, WithCart & WithUser> => async (dispatch, getState) => {
  if (selectIsSignedIn(getState())) await dispatch(signOut());
  dispatch(clearCartDataFromCache());
  dispatch(removeCart());
  return dispatch(createCart());
};

/** Where the cart stands in the Apollo cache: it is a single entity (spec §3 Cache identity). */
export const cartReference = { __typename: 'Cart' } as const;

import type { AppThunk } from '@/kernel/redux/thunk';
import { cartReset, getCartReceived, type WithCart } from './cartSlice';
import { readCartId, removeCartId, writeCartId } from './cartStorage';

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

/** Where the cart stands in the Apollo cache: it is a single entity (spec §3 Cache identity). */
export const cartReference = { __typename: 'Cart' } as const;

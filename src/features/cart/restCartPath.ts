import type { CartRootState } from './cartOperations';

/** Path of a cart's REST calls: a signed-in customer's cart is known by the token, a guest's by its id. */
export const restCartPath = ({ user }: Pick<CartRootState, 'user'>, cartId: string): string =>
  user.isSignedIn ? '/V1/carts/mine' : `/V1/guest-carts/${encodeURIComponent(cartId)}`;

import { importWithRetry } from '@/kernel/routing/lazyComponent';

/** Loads the thunks of the wishlist, in a chunk of their own: browsing needs none of them. */
export const loadWishlistThunks = () =>
  importWithRetry(() => import(/* webpackChunkName: "wishlist" */ './wishlistThunks'));

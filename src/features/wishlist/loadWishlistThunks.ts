import { importWithRetry } from '@/kernel/routing/lazyComponent';

/** What changes a wishlist, in a chunk of its own: looking around the shop needs none of it. */
export const loadWishlistThunks = () =>
  importWithRetry(() => import(/* webpackChunkName: "wishlist" */ './wishlistThunks'));

import { importWithRetry } from '@/kernel/routing/lazyComponent';

const importThunks = () => import(/* webpackChunkName: "wishlist" */ './wishlistThunks');

/** Loads the thunks of the wishlist, in a chunk of their own: browsing needs none of them. */
export const loadWishlistThunks = () => importWithRetry(importThunks);

/** Loads them before anybody has asked for something: never reloads the page. */
export const loadWishlistThunksAhead = () => importWithRetry(importThunks, null);

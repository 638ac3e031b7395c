import { importWithRetry } from '@/kernel/routing/lazyComponent';

/** What changes a cart, in a chunk of its own: looking around the shop needs none of it. */
export const loadCartThunks = () =>
  importWithRetry(() => import(/* webpackChunkName: "cart-operations" */ './cartThunks'));

/** What puts a failure to add into words, in the same chunk. */
export const loadAddFailure = () =>
  importWithRetry(() => import(/* webpackChunkName: "cart-operations" */ './addFailure'));

/** What reads a cart, in the same chunk. */
export const loadCartOperation = () =>
  importWithRetry(() => import(/* webpackChunkName: "cart-operations" */ './cartOperation'));

import { createContext, use } from 'react';

/** Whether the store has wishlists; until it has said, it has. One context for all hearts of a page: each asking the cache is what a list costs most. */
export const WishlistEnabledContext = createContext(true);

/** Whether the store has wishlists. */
export const useIsWishlistEnabled = (): boolean => use(WishlistEnabledContext);

/** Whether the store takes orders of guests; until it has said, it does. */
export const GuestOrdersContext = createContext(true);

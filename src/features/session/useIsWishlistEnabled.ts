import { use } from 'react';
import { WishlistEnabledContext } from './WishlistEnabledContext';

/** Whether the store has wishlists. */
export const useIsWishlistEnabled = (): boolean => use(WishlistEnabledContext);

import type { ReactNode } from 'react';
import { WishlistCount } from '@/features/wishlist/WishlistCount';

/** Returns the note beside a link of the account, by its path. */
export const accountNote = (path: string): ReactNode => (path === '/wishlist' ? <WishlistCount /> : null);

import type { ReactNode } from 'react';
import { WishlistCount } from '@/features/wishlist/WishlistCount';

/** What stands beside a link of the account, by its path. */
export const accountNote = (path: string): ReactNode => (path === '/wishlist' ? <WishlistCount /> : null);

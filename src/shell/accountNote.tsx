import type { ReactNode } from 'react';
import type { AccountPath } from '@/features/session/useAccountLinks';
import { WishlistCount } from '@/features/wishlist/WishlistCount';

/** Returns the note beside a link of the account, by its path. */
export const accountNote = (path: AccountPath): ReactNode => (path === '/wishlist' ? <WishlistCount /> : null);

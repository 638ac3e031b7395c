import { AccountMenu } from './AccountMenu';
import { WishlistStart } from '@/features/wishlist/WishlistStart';
import { accountNote } from '../accountNote';

/** Header of a customer: the account's menu, and the wishlist that begins with the session. */
export const CustomerMenu = () => (
  <>
    <AccountMenu noteOf={accountNote} />
    <WishlistStart />
  </>
);

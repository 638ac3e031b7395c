import { ListJoin } from '@/features/comparison/ListJoin';
import { WishlistStart } from '@/features/wishlist/WishlistStart';
import { accountNote } from '../accountNote';
import { AccountMenu } from './AccountMenu';

/** Header of a customer: the account's menu, and the lists that begin with the session. */
export const CustomerMenu = ({ onChosen }: { onChosen: () => void }) => (
  <>
    <AccountMenu noteOf={accountNote} onChosen={onChosen} />
    <WishlistStart />
    {CAPABILITIES.compareLists ? <ListJoin /> : null}
  </>
);

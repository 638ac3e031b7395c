import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { signOutAndRevoke } from '@/features/session/signOut';
import { selectCurrentUser, selectIsSignedIn } from '@/features/session/userSlice';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { ShopLink } from '@/kernel/routing/ShopLink';
import { Button } from '@/ui/Button/Button';
import { Icon } from '@/ui/Icon/Icon';
import styles from './AccountBar.module.css';

/** Fixed at the bottom of the menu: the way to sign in, or whose session it is and the way out of it. */
export const AccountBar = () => {
  const dispatch = useAppDispatch();
  const isSignedIn = useSelector(selectIsSignedIn);
  const { firstname } = useSelector(selectCurrentUser);
  if (!isSignedIn) {
    return (
      <ShopLink to="/sign-in" className={styles.bar}>
        <Icon name="user" />
        <FormattedMessage id="session.signIn" />
        <Icon name="chevronRight" size={18} className={styles.end} />
      </ShopLink>
    );
  }
  return (
    <div className={styles.bar}>
      <Icon name="user" />
      {firstname === '' ? (
        <FormattedMessage id="session.account" />
      ) : (
        <FormattedMessage id="session.greeting" values={{ name: firstname }} />
      )}
      <Button priority="lowLinkUnderline" className={styles.end} onClick={() => void dispatch(signOutAndRevoke())}>
        <FormattedMessage id="session.signOut" />
      </Button>
    </div>
  );
};

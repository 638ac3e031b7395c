import { type FocusEvent, type KeyboardEvent, useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { ShopLink } from '@/kernel/routing/ShopLink';
import { Icon } from '@/ui/Icon/Icon';
import { signInPath } from './signInPath';
import { signOutAndRevoke } from './signOut';
import { selectCurrentUser, selectIsSignedIn } from './userSlice';
import styles from './AccountTrigger.module.css';

/** The account in the header (spec §2.2): the way to sign in, or whose session it is and the way out of it. */
export const AccountTrigger = () => {
  const isSignedIn = useSelector(selectIsSignedIn);
  const { pathname, search } = useLocation();
  if (isSignedIn) return <AccountMenu />;
  return (
    <ShopLink className={styles.trigger} to={signInPath(pathname + search)}>
      <Icon name="user" />
      <span>
        <FormattedMessage id="session.signIn" />
      </span>
    </ShopLink>
  );
};

const AccountMenu = () => {
  const dispatch = useAppDispatch();
  const { firstname } = useSelector(selectCurrentUser);
  const [isOpen, setIsOpen] = useState(false);
  const menuId = useId();
  const closeOnEscape = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') setIsOpen(false);
  };
  const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
  };

  return (
    <div className={styles.account} onBlur={closeOnLeave} onKeyDown={closeOnEscape} role="presentation">
      <button
        type="button"
        className={styles.trigger}
        aria-expanded={isOpen}
        aria-controls={menuId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="user" />
        <span>
          {firstname === '' ? (
            <FormattedMessage id="session.account" />
          ) : (
            <FormattedMessage id="session.greeting" values={{ name: firstname }} />
          )}
        </span>
      </button>
      <div id={menuId} className={styles.menu} hidden={!isOpen}>
        <button type="button" className={styles.item} onClick={() => void dispatch(signOutAndRevoke())}>
          <FormattedMessage id="session.signOut" />
        </button>
      </div>
    </div>
  );
};

import type { Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectCurrentUser, selectIsSignedIn } from '@/features/session/userSlice';
import { Icon } from '@/ui/Icon/Icon';
import { lazyAuthForms } from '../lazyAuthForms';
import styles from './AccountBar.module.css';

export interface AccountBarProps {
  onOpen: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** Fixed at the bottom of the menu: leads to Sign In, or to My Account of a signed-in customer. */
export const AccountBar = ({ onOpen, ref }: AccountBarProps) => {
  const isSignedIn = useSelector(selectIsSignedIn);
  const { firstname } = useSelector(selectCurrentUser);
  return (
    <button
      type="button"
      className={styles.bar}
      ref={ref}
      onPointerEnter={isSignedIn ? undefined : lazyAuthForms.loadAhead}
      onTouchStart={isSignedIn ? undefined : lazyAuthForms.loadAhead}
      onClick={onOpen}
    >
      <Icon name="user" />
      {isSignedIn ? (
        firstname === '' ? (
          <FormattedMessage id="account.myAccount" />
        ) : (
          <FormattedMessage id="session.greeting" values={{ name: firstname }} />
        )
      ) : (
        <FormattedMessage id="session.signIn" />
      )}
      <Icon name="chevronRight" size={18} className={styles.end} />
    </button>
  );
};

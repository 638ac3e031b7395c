import { type ReactNode, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '@/kernel/errors/ErrorBoundary';
import { ShopLink } from '@/kernel/routing/ShopLink';
import { Icon } from '@/ui/Icon/Icon';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import { signInPath } from '@/features/session/signInPath';
import { selectIsSignedIn } from '@/features/session/userSlice';
import styles from './AccountTrigger.module.css';

const room = (
  <span className={styles.trigger}>
    <Icon name="user" />
  </span>
);

export interface AccountTriggerProps {
  /** Menu of a customer; it may suspend. */
  menu: ReactNode;
}

/** The account in the header: the way to sign in, or whose session it is and the way out of it. */
export const AccountTrigger = ({ menu }: AccountTriggerProps) => {
  const isSignedIn = useSelector(selectIsSignedIn);
  const { pathname, search } = useLocation();
  if (isSignedIn) {
    return (
      <ErrorBoundary fallback={room}>
        <Suspense fallback={room}>{menu}</Suspense>
      </ErrorBoundary>
    );
  }
  return (
    <ShopLink className={styles.trigger} to={signInPath(pathname + search)}>
      <Icon name="user" />
      <VisuallyHidden ifNarrow>
        <FormattedMessage id="session.signIn" />
      </VisuallyHidden>
    </ShopLink>
  );
};

import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '@/kernel/errors/ErrorBoundary';
import { lazyComponent } from '@/kernel/routing/lazyComponent';
import { ShopLink } from '@/kernel/routing/ShopLink';
import { Icon } from '@/ui/Icon/Icon';
import type { AccountMenuProps } from './AccountMenu';
import { signInPath } from './signInPath';
import { selectIsSignedIn } from './userSlice';
import styles from './AccountTrigger.module.css';

/** The dropdown is lazy (spec §2.2): most visitors are guests. */
const accountMenu = lazyComponent(
  async () => (await import(/* webpackChunkName: "account-menu" */ './AccountMenu')).AccountMenu,
);

const room = (
  <span className={styles.trigger}>
    <Icon name="user" />
  </span>
);

/** The account in the header (spec §2.2): the way to sign in, or whose session it is and the way out of it. */
export const AccountTrigger = ({ noteOf }: AccountMenuProps) => {
  const isSignedIn = useSelector(selectIsSignedIn);
  const { pathname, search } = useLocation();
  if (isSignedIn) {
    return (
      <ErrorBoundary fallback={room}>
        <Suspense fallback={room}>
          <accountMenu.Component noteOf={noteOf} />
        </Suspense>
      </ErrorBoundary>
    );
  }
  return (
    <ShopLink className={styles.trigger} to={signInPath(pathname + search)}>
      <Icon name="user" />
      <span>
        <FormattedMessage id="session.signIn" />
      </span>
    </ShopLink>
  );
};

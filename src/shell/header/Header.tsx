import { useState } from 'react';
import type { AuthView } from '@/features/account/authViews';
import { lazyComponent } from '@/kernel/routing/lazyComponent';
import { HomeLink } from '../HomeLink';
import { lazyAuthForms } from '../lazyAuthForms';
import { MegaMenu } from '../megaMenu/MegaMenu';
import { MenuTrigger } from '../mobileMenu/MenuTrigger';
import { SearchSlot } from '../search/SearchSlot';
import { SearchTrigger } from '../search/SearchTrigger';
import { AccountTrigger } from './AccountTrigger';
import { CartTrigger } from './CartTrigger';
import styles from './Header.module.css';
import { HeaderFrame } from './HeaderFrame';
import { OfflineIcon } from './OfflineIcon';
import { PageLoadingBar } from './PageLoadingBar';
import { TopStrip } from './TopStrip';

/** Lazy: most visitors are guests. */
const customerMenu = lazyComponent(
  async () => (await import(/* webpackChunkName: "account-menu" */ './CustomerMenu')).CustomerMenu,
);

/** Sign-in, a new account and a new password, each in the place of the other. */
const GuestForms = ({ onSignedIn }: { onSignedIn: () => void }) => {
  const [view, setView] = useState<AuthView>('signIn');
  return <lazyAuthForms.Component takesFocus view={view} onView={setView} onSignedIn={onSignedIn} />;
};

/** Top strip and main bar. */
export const Header = () => (
  <HeaderFrame
    strip={<TopStrip />}
    start={
      <>
        <MenuTrigger />
        <SearchTrigger />
      </>
    }
    home={<HomeLink />}
    menu={<MegaMenu />}
    actions={
      <>
        <OfflineIcon />
        <div className={styles.account}>
          <SearchTrigger />
          <AccountTrigger Menu={customerMenu.Component} SignIn={GuestForms} loadSignIn={lazyAuthForms.loadAhead} />
        </div>
        <CartTrigger />
      </>
    }
    edge={<PageLoadingBar />}
    below={<SearchSlot />}
  />
);

import { AccountTrigger } from '@/features/session/AccountTrigger';
import { lazyComponent } from '@/kernel/routing/lazyComponent';
import { Wrap } from '@/ui/Wrap/Wrap';
import { HomeLink } from '../HomeLink';
import { MegaMenu } from '../megaMenu/MegaMenu';
import { MenuTrigger } from '../mobileMenu/MenuTrigger';
import { SearchSlot } from '../search/SearchSlot';
import { SearchTrigger } from '../search/SearchTrigger';
import { CartTrigger } from './CartTrigger';
import { OfflineIcon } from './OfflineIcon';
import { PageLoadingBar } from './PageLoadingBar';
import { TopStrip } from './TopStrip';
import styles from './Header.module.css';

/** Lazy: most visitors are guests. */
const customerMenu = lazyComponent(
  async () => (await import(/* webpackChunkName: "account-menu" */ './CustomerMenu')).CustomerMenu,
);

/** Top strip and main bar. */
export const Header = () => (
  <header className={styles.header}>
    <TopStrip />
    <div className={styles.bar}>
      <Wrap className={styles.row}>
        <div className={styles.start}>
          <MenuTrigger />
          <SearchTrigger />
        </div>
        <HomeLink />
        <MegaMenu />
        <div className={styles.actions}>
          <OfflineIcon />
          <div className={styles.account}>
            <SearchTrigger />
            <AccountTrigger menu={<customerMenu.Component />} />
          </div>
          <CartTrigger />
        </div>
      </Wrap>
      <PageLoadingBar />
    </div>
    <SearchSlot />
  </header>
);

import { AccountTrigger } from './AccountTrigger';
import { lazyComponent } from '@/kernel/routing/lazyComponent';
import { HomeLink } from '../HomeLink';
import { MegaMenu } from '../megaMenu/MegaMenu';
import { MenuTrigger } from '../mobileMenu/MenuTrigger';
import { SearchSlot } from '../search/SearchSlot';
import { SearchTrigger } from '../search/SearchTrigger';
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
          <AccountTrigger menu={<customerMenu.Component />} />
        </div>
        <CartTrigger />
      </>
    }
    edge={<PageLoadingBar />}
    below={<SearchSlot />}
  />
);

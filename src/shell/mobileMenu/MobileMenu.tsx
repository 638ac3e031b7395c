import { Fragment, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectIsSignedIn } from '@/features/session/userSlice';
import { Drawer } from '@/ui/Drawer/Drawer';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import { selectDrawer } from '../appSlice';
import { HomeLink } from '../HomeLink';
import { useShopSettings } from '../useShopSettings';
import { AccountBar } from './AccountBar';
import { AccountPanel, viewTitle } from './AccountPanel';
import { CategoryLevel } from './CategoryLevel';
import { LocaleLine } from './LocaleLine';
import { menuDrawer } from './menuDrawer';
import { MenuLinks } from './MenuLinks';
import { useDrawerPlace } from './useDrawerPlace';
import styles from './MobileMenu.module.css';

/** The category tree, one level at a time, and the account views over it, in a drawer. A navigation closes it. */
export const MobileMenu = () => {
  const { formatMessage } = useIntl();
  const { menu } = useShopSettings();
  const isOpen = useSelector(selectDrawer) === menuDrawer;
  const isSignedIn = useSelector(selectIsSignedIn);
  const { view, path, cameFrom, list, enter, back, close, show } = useDrawerPlace(isOpen);
  const category = path.at(-1);
  const accountBar = useRef<HTMLButtonElement>(null);
  const isCovered = view !== 'menu';

  // Back from an account view, the focus is where it was opened.
  const wasCovered = useRef(false);
  useEffect(() => {
    if (wasCovered.current && !isCovered) accountBar.current?.focus();
    wasCovered.current = isCovered;
  }, [isCovered]);

  const title = isCovered || !category ? formatMessage({ id: viewTitle(view) }) : category.name;
  const direction = cameFrom === undefined ? styles.fromRight : styles.fromLeft;
  return (
    <Drawer
      isOpen={isOpen}
      onClose={close}
      label={formatMessage({ id: 'header.mainMenu' })}
      side="left"
      header={<HomeLink />}
      footer={<AccountBar ref={accountBar} onOpen={() => show(isSignedIn ? 'myAccount' : 'signIn')} />}
      isCovered={isCovered}
      cover={
        <>
          <AccountPanel view={view} onView={show} onBack={back} onClose={close} />
          <span className={styles.status} role="status">
            <VisuallyHidden>{title}</VisuallyHidden>
          </span>
        </>
      }
    >
      <nav
        key={path.map(({ uid }) => uid).join('/')}
        ref={list}
        className={path.length > 0 || cameFrom !== undefined ? `${styles.level} ${direction}` : styles.level}
        aria-label={category?.name ?? formatMessage({ id: 'header.categories' })}
      >
        <CategoryLevel root={menu} parent={category} cameFrom={cameFrom} onEnter={enter} onBack={back} />
      </nav>
      {/* Below another level they stand elsewhere: they come with it, and do not move there. */}
      <Fragment key={path.length}>
        <MenuLinks />
        <LocaleLine />
      </Fragment>
    </Drawer>
  );
};

import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { drawerToggled, selectDrawer } from '@/kernel/app/appSlice';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { Drawer } from '@/ui/Drawer/Drawer';
import { HomeLink } from '../HomeLink';
import { useShopSettings } from '../useShopSettings';
import { AccountBar } from './AccountBar';
import { CategoryLevel } from './CategoryLevel';
import { LocaleLine } from './LocaleLine';
import { backFrom, categoryAt, menuDrawer } from './menuPath';
import styles from './MobileMenu.module.css';

/** The category tree, one level at a time, in a drawer (spec §2.4). A navigation closes it. */
export const MobileMenu = () => {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { menu } = useShopSettings();
  const { key: place } = useLocation();
  const isOpen = useSelector(selectDrawer) === menuDrawer;
  const [level, setLevel] = useState<{ path: readonly string[]; place: string }>({ path: [], place });
  // A navigation starts again at the root.
  const path = level.place === place ? level.path : [];
  const setPath = (next: readonly string[]): void => setLevel({ path: next, place });
  const [isGoingBack, setIsGoingBack] = useState(false);
  const category = categoryAt(menu, path);

  const close = (): void => {
    dispatch(drawerToggled(null));
  };
  const placeBefore = useRef(place);
  useEffect(() => {
    if (placeBefore.current === place) return;
    placeBefore.current = place;
    dispatch(drawerToggled(null));
  }, [place, dispatch]);

  const back = (): void => {
    const next = backFrom(path);
    setIsGoingBack(true);
    if (next === 'close') close();
    else setPath(next);
  };
  const enter = (uid: string): void => {
    setIsGoingBack(false);
    setPath([...path, uid]);
  };

  return (
    <Drawer
      isOpen={isOpen}
      onClose={close}
      label={intl.formatMessage({ id: 'header.mainMenu' })}
      side="left"
      header={<HomeLink />}
      footer={<AccountBar />}
    >
      <nav
        key={path.join('/')}
        className={`${styles.level} ${isGoingBack ? styles.fromLeft : ''} ${path.length > 0 ? styles.fromRight : ''}`}
        aria-label={intl.formatMessage({ id: 'header.categories' })}
      >
        <CategoryLevel categories={category?.children ?? menu} parent={category} onEnter={enter} onBack={back} />
      </nav>
      <LocaleLine />
    </Drawer>
  );
};

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { selectIsSignedIn } from '@/features/session/userSlice';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { drawerToggled } from '../appSlice';
import type { MenuCategory } from '../menuTree';
import { backFrom, type DrawerPlace, drawerStart, type DrawerView } from './drawerNavigation';

/** Where the shopper is in the drawer, and the ways from there. */
export interface DrawerWalk extends DrawerPlace {
  /** The category that was just left by going back. */
  cameFrom: string | undefined;
  /** Of the list of categories; what scrolls is its parent. */
  list: RefObject<HTMLElement | null>;
  enter: (category: MenuCategory) => void;
  back: () => void;
  close: () => void;
  show: (view: DrawerView) => void;
}

const keyOf = (path: readonly MenuCategory[]): string => path.map(({ uid }) => uid).join('/');

/** Keeps how far each level was scrolled, and goes there again on the way back. */
const useLevelScroll = (list: RefObject<HTMLElement | null>, key: string): (() => void) => {
  const positions = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    list.current?.parentElement?.scrollTo({ top: positions.current.get(key) ?? 0, behavior: 'instant' });
  }, [list, key]);
  return () => positions.current.set(key, list.current?.parentElement?.scrollTop ?? 0);
};

/** The walk through the drawer. A navigation closes it, and it always opens at its start. */
export const useDrawerPlace = (isOpen: boolean): DrawerWalk => {
  const dispatch = useAppDispatch();
  const { key: page } = useLocation();
  const isSignedIn = useSelector(selectIsSignedIn);
  const [place, setPlace] = useState<DrawerPlace>(drawerStart);
  const [cameFrom, setCameFrom] = useState<string | undefined>();
  const list = useRef<HTMLElement | null>(null);
  const saveScroll = useLevelScroll(list, keyOf(place.path));

  const close = (): void => {
    dispatch(drawerToggled(null));
  };
  const pageBefore = useRef(page);
  useEffect(() => {
    if (pageBefore.current === page) return;
    pageBefore.current = page;
    setPlace(drawerStart);
    setCameFrom(undefined);
    dispatch(drawerToggled(null));
  }, [page, dispatch]);

  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    if (isOpen) {
      setPlace(drawerStart);
      setCameFrom(undefined);
    }
  }
  // My Account is nobody's after a sign-out, wherever that came from.
  if (place.view === 'myAccount' && !isSignedIn) setPlace({ ...place, view: 'menu' });

  return {
    ...place,
    cameFrom,
    list,
    close,
    show: (view) => setPlace({ ...place, view }),
    enter: (category) => {
      saveScroll();
      setCameFrom(undefined);
      setPlace({ view: 'menu', path: [...place.path, category] });
    },
    back: () => {
      const next = backFrom(place);
      if (next === 'close') {
        close();
        return;
      }
      if (place.view === 'menu') setCameFrom(place.path.at(-1)?.uid);
      setPlace(next);
    },
  };
};

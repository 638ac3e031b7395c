import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { MenuCategory } from '../menuTree';
import { useShopSettings } from '../useShopSettings';
import { lazyMegaMenuPanel } from './lazyMegaMenuPanel';
import { MegaMenuItem } from './MegaMenuItem';
import styles from './MegaMenu.module.css';
import { useFittingCount } from './useFittingCount';
import { useOpenCategory } from './useOpenCategory';

/** The last entry, for the categories that have no room in the line. */
const moreOf = (name: string, children: readonly MenuCategory[]): MenuCategory => ({
  ...{ uid: 'more', name, path: '', isSkinny: false, promo: null, hasMore: false },
  children,
});

/** Top-level categories with what is below them, on large screens, in one line: disclosure navigation. */
export const MegaMenu = () => {
  const intl = useIntl();
  const { menu } = useShopSettings();
  const { open, show, showOnHover, hide, hideSoon, follow } = useOpenCategory();
  const nav = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const fitting = useFittingCount(list, menu.length);
  const more = intl.formatMessage({ id: 'header.moreCategories' });
  const entries = fitting < menu.length ? [...menu.slice(0, fitting), moreOf(more, menu.slice(fitting))] : menu;
  const isOpen = open !== undefined;

  // A touch beside the menu leaves it, and so does Escape wherever the focus is (WCAG 1.4.13).
  useEffect(() => {
    if (!isOpen) return;
    const onPointerDown = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !nav.current?.contains(target)) hide();
    };
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') hide();
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [isOpen, hide]);

  return (
    <nav
      ref={nav}
      className={styles.nav}
      aria-label={intl.formatMessage({ id: 'header.categories' })}
      onPointerEnter={lazyMegaMenuPanel.loadAhead}
      onPointerMove={follow}
      onFocus={lazyMegaMenuPanel.loadAhead}
    >
      <ul ref={list} className={styles.list}>
        {entries.map((category) => (
          <MegaMenuItem
            key={category.uid}
            category={category}
            isOpen={open === category.uid}
            onShow={() => show(category.uid)}
            onHover={(pointer) => showOnHover(category.uid, pointer)}
            onHide={hide}
            onHideSoon={hideSoon}
          />
        ))}
      </ul>
      {isOpen ? <div className={styles.mask} aria-hidden="true" /> : null}
    </nav>
  );
};

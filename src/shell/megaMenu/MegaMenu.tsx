import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useShopSettings } from '../useShopSettings';
import { lazyMegaMenuPanel } from './lazyMegaMenuPanel';
import { MegaMenuItem } from './MegaMenuItem';
import styles from './MegaMenu.module.css';
import { useOpenCategory } from './useOpenCategory';

/** Top-level categories with what is below them, on large screens: disclosure navigation. */
export const MegaMenu = () => {
  const intl = useIntl();
  const { menu } = useShopSettings();
  const { open, show, showOnHover, hide, hideSoon, follow } = useOpenCategory();
  const nav = useRef<HTMLElement>(null);
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
      <ul className={styles.list}>
        {menu.map((category) => (
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

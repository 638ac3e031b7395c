import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useShopSettings } from '../useShopSettings';
import { lazyMegaMenuPanel } from './lazyMegaMenuPanel';
import { MegaMenuItem } from './MegaMenuItem';
import styles from './MegaMenu.module.css';
import { useOpenCategory } from './useOpenCategory';

const loadAhead = (): void => void lazyMegaMenuPanel.load().catch(() => undefined);

/** Top-level categories with what is below them, on large screens (spec §2.3): disclosure navigation. */
export const MegaMenu = () => {
  const intl = useIntl();
  const { menu } = useShopSettings();
  const { open, show, hide, hideSoon } = useOpenCategory();
  const nav = useRef<HTMLElement>(null);
  const isOpen = open !== undefined;

  // A touch beside the menu leaves it, though neither pointer nor focus says so.
  useEffect(() => {
    if (!isOpen) return;
    const onPointerDown = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !nav.current?.contains(target)) hide();
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [isOpen, hide]);

  return (
    <nav
      ref={nav}
      className={styles.nav}
      aria-label={intl.formatMessage({ id: 'header.categories' })}
      onPointerEnter={loadAhead}
      onFocus={loadAhead}
    >
      <ul className={styles.list}>
        {menu.map((category) => (
          <MegaMenuItem
            key={category.uid}
            category={category}
            isOpen={open === category.uid}
            onShow={() => show(category.uid)}
            onHide={hide}
            onHideSoon={hideSoon}
          />
        ))}
      </ul>
      {isOpen ? <div className={styles.mask} aria-hidden="true" /> : null}
    </nav>
  );
};

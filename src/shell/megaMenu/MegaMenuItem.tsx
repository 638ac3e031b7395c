import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useId, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { selectCategoryPath } from '@/features/catalog/catalogSlice';
import { Deferred } from '@/kernel/routing/Deferred';
import { ShopLink } from '@/kernel/routing/ShopLink';
import { isWithinCategory, type MenuCategory } from '../menuTree';
import styles from './MegaMenu.module.css';
import { lazyMegaMenuPanel } from './lazyMegaMenuPanel';
import { menuIntent } from './menuKeys';

export interface MegaMenuItemProps {
  category: MenuCategory;
  isOpen: boolean;
  onShow: () => void;
  /** The pointer came; whether it means it is not sure. */
  onHover: (pointer: PointerEvent) => void;
  onHide: () => void;
  onHideSoon: () => void;
}

/** A top-level category: a link to its page that also discloses what is below it; without a page, a button. */
export const MegaMenuItem = ({ category, isOpen, onShow, onHover, onHide, onHideSoon }: MegaMenuItemProps) => {
  const { pathname } = useLocation();
  const panelId = useId();
  const link = useRef<HTMLAnchorElement & HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  /** Focus that comes back from the panel must not open it again. */
  const isReturning = useRef(false);
  /** A finger opens with its first touch and follows the link with its second. */
  const opensByTouch = useRef(false);
  const hasPanel = category.children.length > 0;
  const place = useSelector(selectCategoryPath) ?? pathname;
  // Categories without room in the line stand below an entry that has no page.
  const hasPage = category.path !== '';
  const isCurrent = (hasPage ? [category] : category.children).some((each) => isWithinCategory(each, place));

  const onFocus = (): void => {
    if (hasPanel && !isReturning.current && !opensByTouch.current) onShow();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    // Only its own panel: the pointer may have opened another, which a press must find there.
    if (isOpen && !currentTarget.contains(relatedTarget)) onHide();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const intent = menuIntent(event, isOpen);
    if (intent === 'next' || intent === 'previous') {
      const { nextElementSibling: next, previousElementSibling: previous } = event.currentTarget;
      (intent === 'next' ? next : previous)?.querySelector<HTMLElement>('a, button')?.focus();
      return;
    }
    const isOnLink = event.target === link.current;
    // Inside the panel, Tab and Space keep their own meaning.
    if (!intent || !hasPanel || (!isOnLink && (event.key === 'Tab' || event.key === ' '))) return;
    if (event.key !== 'Tab') event.preventDefault();
    if (intent === 'open') onShow();
    if (intent === 'enter' && isOnLink) panel.current?.querySelector('a')?.focus();
    if (intent === 'close') {
      isReturning.current = true;
      if (!isOnLink) link.current?.focus();
      isReturning.current = false;
      onHide();
    }
  };
  const onPointerDown = ({ pointerType }: PointerEvent): void => {
    opensByTouch.current = pointerType === 'touch' && hasPanel && !isOpen;
  };
  const onClick = (event: MouseEvent): void => {
    if (!opensByTouch.current) return;
    opensByTouch.current = false;
    event.preventDefault();
    onShow();
  };
  const ifMouse =
    (act: (pointer: PointerEvent) => void) =>
    (pointer: PointerEvent): void => {
      if (pointer.pointerType !== 'touch') act(pointer);
    };

  const head = {
    className: `${styles.top} ${isCurrent || isOpen ? styles.marked : ''}`,
    'aria-expanded': hasPanel ? isOpen : undefined,
    'aria-controls': isOpen ? panelId : undefined,
  };

  return (
    // The handlers watch what happens inside; what can be operated are the links.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      onPointerEnter={hasPanel ? ifMouse(onHover) : undefined}
      onPointerLeave={ifMouse(onHideSoon)}
      onFocus={onFocus}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      {hasPage ? (
        <ShopLink
          {...head}
          ref={link}
          to={category.path}
          aria-current={pathname === category.path ? 'page' : isCurrent ? 'true' : undefined}
          onPointerDown={onPointerDown}
          onClick={onClick}
        >
          {category.name}
        </ShopLink>
      ) : (
        <button {...head} ref={link} type="button" onClick={onShow}>
          {category.name}
        </button>
      )}
      {isOpen && hasPanel ? (
        <div id={panelId} ref={panel} className={styles.panel}>
          <Deferred>
            <lazyMegaMenuPanel.Component category={category} />
          </Deferred>
        </div>
      ) : null}
    </li>
  );
};

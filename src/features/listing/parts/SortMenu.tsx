import { type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { isPlainClick } from '@/kernel/routing/isPlainClick';
import { afterPaint } from '@/kernel/scheduling/afterPaint';
import { ShopLink } from '@/kernel/routing/ShopLink';
import { Icon } from '@/ui/Icon/Icon';
import { ListingIcon } from './ListingIcon';
import { listLink } from './listLinks';
import { orderOf, type SortOrder, type SortOrders } from './sortOrders';
import styles from './SortMenu.module.css';

/** Where the keys lead from an item of a menu; undefined for a key that leads nowhere. */
const nextIndex = (key: string, index: number, length: number): number | undefined => {
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % length;
    case 'ArrowUp':
      return (index - 1 + length) % length;
    case 'Home':
      return 0;
    case 'End':
      return length - 1;
    default:
      return undefined;
  }
};

export interface SortMenuProps {
  orders: SortOrders;
  /** The shopper comes near: what is not known yet of the orders can be asked for. */
  onApproach?: () => void;
}

/** The order of a list: a button that opens a menu of links. */
export const SortMenu = ({ orders, onApproach }: SortMenuProps) => {
  const { formatMessage } = useIntl();
  const location = useLocation();
  const navigate = useNavigate();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLUListElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const current = orderOf(location.search, orders);
  const nameOf = ({ messageId, label }: SortOrder) => (messageId ? formatMessage({ id: messageId }) : label);

  const linkOf = ({ value }: SortOrder): string => listLink(location, 'sort', value, value === orders[0].value);
  const items = (): HTMLElement[] => [...(menu.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];
  useEffect(() => {
    // The focus makes the browser lay out the page: the menu is seen first.
    if (!isOpen) return undefined;
    return afterPaint(() => menu.current?.querySelector<HTMLElement>('[aria-checked=true]')?.focus());
  }, [isOpen]);

  const close = (): void => {
    setIsOpen(false);
    button.current?.focus();
  };
  /** The menu closes before the list follows, which takes longer. */
  const take = (event: MouseEvent, order: SortOrder): void => {
    close();
    if (!isPlainClick(event)) return;
    event.preventDefault();
    afterPaint(() => void navigate(linkOf(order), { replace: order.value === current.value }));
  };
  const onButtonKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setIsOpen(true);
  };
  const onMenuKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      close();
      return;
    }
    const all = items();
    const index = all.findIndex((item) => item === document.activeElement);
    if (event.key === ' ') all[index]?.click();
    const next = nextIndex(event.key, index, all.length);
    if (next === undefined && event.key !== ' ') return;
    event.preventDefault();
    if (next !== undefined) all[next]?.focus();
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent): void => {
    if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setIsOpen(false);
  };

  return (
    <div className={styles.sort} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onPointerEnter={onApproach}
        onFocus={onApproach}
        onClick={() => setIsOpen(!isOpen)}
        onKeyDown={onButtonKeyDown}
      >
        <ListingIcon name="sort" />
        <span className={styles.label}>
          <FormattedMessage id="listing.sortBy" values={{ order: nameOf(current) }} />
        </span>
      </button>
      {isOpen ? (
        <ul
          ref={menu}
          id={id}
          role="menu"
          className={styles.menu}
          aria-label={formatMessage({ id: 'listing.sortMenu' })}
          onKeyDown={onMenuKeyDown}
        >
          {orders.map((order) => (
            <li key={order.value} role="none">
              <ShopLink
                to={linkOf(order)}
                role="menuitemradio"
                aria-checked={order.value === current.value}
                aria-current={undefined}
                tabIndex={-1}
                className={styles.item}
                onClick={(event) => take(event, order)}
              >
                {nameOf(order)}
                {order.value === current.value ? <Icon name="check" size={18} /> : null}
              </ShopLink>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
};

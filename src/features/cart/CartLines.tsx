import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { focusInside } from '@/ui/focus/focusInside';
import { CartLineRow } from './lines/CartLineRow';
import { type CartLine, goodsKeyOfLine, keyOfLine } from './cartContents';
import styles from './lines/CartLines.module.css';

export { StockNotice } from './lines/StockNotice';
export { useLineTrace } from './lines/useLineTrace';

export interface CartLinesProps {
  lines: readonly CartLine[];
  /** `mini` in the drawer, `page` on the cart page. */
  size: 'mini' | 'page';
  /** More that can be done about a line. */
  renderActions?: (line: CartLine) => ReactNode;
}

/** The focus must not fall out of the page with the button of a removed line, nor with the list after the last one. */
const useFocusAfterRemoval = () => {
  const list = useRef<HTMLUListElement>(null);
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current: element } = list;
    const home = element?.closest<HTMLElement>('dialog, main') ?? null;
    place.current = home;
    return () => {
      if (home && element?.contains(document.activeElement)) focusInside(home);
    };
  }, []);
  const onRemoved = (): void => {
    if (list.current) list.current.focus();
    // The list is gone, and its button with it, unless the shopper has gone on meanwhile.
    else if (document.activeElement === document.body && place.current) focusInside(place.current);
  };
  return { list, onRemoved };
};

/**
 * Keys of the rows. A line that changes its plan stays the row that it is, with the focus that is in it; lines of the same
 * goods are told apart by their order.
 */
const rowKeysOf = (lines: readonly CartLine[]): string[] => {
  const counts = new Map<string, number>();
  return lines.map((line) => {
    const goods = line.is_free_gift ? keyOfLine(line) : goodsKeyOfLine(line);
    const count = counts.get(goods) ?? 0;
    counts.set(goods, count + 1);
    return `${goods} ${count}`;
  });
};

/** The lines of the cart, each with what can be done to it. */
export const CartLines = ({ lines, size, renderActions }: CartLinesProps) => {
  const { formatMessage } = useIntl();
  const { list, onRemoved } = useFocusAfterRemoval();
  const keys = rowKeysOf(lines);
  return (
    <ul
      ref={list}
      className={styles.lines}
      tabIndex={-1}
      data-cart-lines
      aria-label={formatMessage({ id: 'cart.lines' })}
    >
      {lines.map((line, index) => (
        <CartLineRow key={keys[index]} line={line} size={size} onRemoved={onRemoved} actions={renderActions?.(line)} />
      ))}
    </ul>
  );
};

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { focusInside } from '@/ui/focus/focusInside';
import { CartLineRow } from './lines/CartLineRow';
import { type CartLine, keyOfLine } from './cartContents';
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

/** The lines of the cart, each with what can be done to it. */
export const CartLines = ({ lines, size, renderActions }: CartLinesProps) => {
  const { formatMessage } = useIntl();
  const { list, onRemoved } = useFocusAfterRemoval();
  return (
    <ul ref={list} className={styles.lines} tabIndex={-1} aria-label={formatMessage({ id: 'cart.lines' })}>
      {lines.map((line) => (
        <CartLineRow
          key={keyOfLine(line)}
          line={line}
          size={size}
          onRemoved={onRemoved}
          actions={renderActions?.(line)}
        />
      ))}
    </ul>
  );
};

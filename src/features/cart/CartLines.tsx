import { type ReactNode, useRef } from 'react';
import { useIntl } from 'react-intl';
import { CartLineRow } from './lines/CartLineRow';
import { type CartLine, keyOfLine } from './cartContents';
import styles from './lines/CartLines.module.css';

export { useLineTrace } from './lines/useLineTrace';

export interface CartLinesProps {
  lines: readonly CartLine[];
  /** `mini` in the drawer, `page` on the cart page. */
  size: 'mini' | 'page';
  /** More that can be done about a line. */
  renderActions?: (line: CartLine) => ReactNode;
}

/** The lines of the cart, each with what can be done to it. */
export const CartLines = ({ lines, size, renderActions }: CartLinesProps) => {
  const { formatMessage } = useIntl();
  const list = useRef<HTMLUListElement>(null);
  return (
    <ul ref={list} className={styles.lines} tabIndex={-1} aria-label={formatMessage({ id: 'cart.lines' })}>
      {lines.map((line) => (
        // The focus must not fall out of the page with the button of a removed line.
        <CartLineRow
          key={keyOfLine(line)}
          line={line}
          size={size}
          onRemoved={() => list.current?.focus()}
          actions={renderActions?.(line)}
        />
      ))}
    </ul>
  );
};

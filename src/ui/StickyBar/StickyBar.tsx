import type { ReactNode } from 'react';
import { usePageFoot } from '../pageFoot/usePageFoot';
import styles from './StickyBar.module.css';

export interface StickyBarProps {
  /** The amount. */
  price: ReactNode;
  /** What the amount is of, below it. */
  notes?: readonly ReactNode[];
  /** The button. */
  children: ReactNode;
}

/** An amount and the way on at the foot of a small window, while the page's own button is out of sight. */
export const StickyBar = ({ price, notes = [], children }: StickyBarProps) => {
  usePageFoot('small-bar');
  return (
    <div className={styles.bar}>
      <p className={styles.price}>
        {price}
        {notes.map((note, index) =>
          note ? (
            <small key={index} className={styles.note}>
              {note}
            </small>
          ) : null,
        )}
      </p>
      {children}
    </div>
  );
};

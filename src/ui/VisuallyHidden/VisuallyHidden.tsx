import type { PropsWithChildren } from 'react';
import styles from './VisuallyHidden.module.css';

export interface VisuallyHiddenProps {
  /** Words beside an icon that everybody sees where a wide screen has the room for them. */
  ifNarrow?: boolean;
}

/** Text for assistive technology only. */
export const VisuallyHidden = ({ ifNarrow = false, children }: PropsWithChildren<VisuallyHiddenProps>) => (
  <span className={ifNarrow ? `${styles.hidden} ${styles.ifNarrow}` : styles.hidden}>{children}</span>
);

import type { PropsWithChildren } from 'react';
import styles from './VisuallyHidden.module.css';

export interface VisuallyHiddenProps {
  /** Words beside an icon that everybody sees where a wide screen has the room for them. */
  ifNarrow?: boolean;
  /** A heading that takes the focus: who moves by keys sees where they are. */
  isFocusTarget?: boolean;
}

/** Text for assistive technology only. */
export const VisuallyHidden = ({
  ifNarrow = false,
  isFocusTarget = false,
  children,
}: PropsWithChildren<VisuallyHiddenProps>) => (
  <span
    className={[styles.hidden, ifNarrow && styles.ifNarrow, isFocusTarget && styles.inFocus].filter(Boolean).join(' ')}
  >
    {children}
  </span>
);

import type { PropsWithChildren } from 'react';
import styles from './VisuallyHidden.module.css';

export interface VisuallyHiddenProps {
  /** A heading of the page, or text within one of its lines. */
  as?: 'span' | 'h1';
}

/** Text for assistive technology only. */
export const VisuallyHidden = ({ as: Element = 'span', children }: PropsWithChildren<VisuallyHiddenProps>) => (
  <Element className={styles.hidden}>{children}</Element>
);

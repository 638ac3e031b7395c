import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './Disclosure.module.css';

export interface DisclosureProps {
  title: ReactNode;
  /** What the card is about, where there are several: for assistive technology, which lists titles without their cards. */
  about?: string;
  children: ReactNode;
}

/** A part of a card that opens when asked for, under a line across the card. */
export const Disclosure = ({ title, about, children }: DisclosureProps) => (
  <details className={styles.disclosure}>
    <summary className={styles.summary}>
      <span>
        {title}
        {about !== undefined && <VisuallyHidden> {about}</VisuallyHidden>}
      </span>
      <Icon name="chevronDown" size={18} className={styles.chevron} />
    </summary>
    <div className={styles.content}>{children}</div>
  </details>
);

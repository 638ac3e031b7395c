import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import styles from './Disclosure.module.css';

/** A part of a card that opens when asked for, under a line across the card. */
export const Disclosure = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <details className={styles.disclosure}>
    <summary className={styles.summary}>
      {title}
      <Icon name="chevronDown" size={18} className={styles.chevron} />
    </summary>
    <div className={styles.content}>{children}</div>
  </details>
);

import type { ReactNode } from 'react';
import { Icon } from '@/ui/Icon/Icon';
import styles from './Subscriptions.module.css';

/** A part of a card that opens when asked for. */
export const Section = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <details className={styles.section}>
    <summary className={styles.summary}>
      {title}
      <Icon name="chevronDown" size={18} className={styles.chevron} />
    </summary>
    <div className={styles.content}>{children}</div>
  </details>
);

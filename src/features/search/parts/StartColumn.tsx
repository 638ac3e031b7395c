import { type ReactNode, useId } from 'react';
import styles from './SearchStart.module.css';

export interface StartColumnProps {
  label: string;
  /** Beside the label. */
  action?: ReactNode;
  /** Items of the list. */
  children: ReactNode;
}

/** A list of links under its label. */
export const StartColumn = ({ label, action, children }: StartColumnProps) => {
  const labelId = useId();
  return (
    <section aria-labelledby={labelId}>
      <div className={styles.head}>
        <h2 id={labelId} className={styles.label}>
          {label}
        </h2>
        {action}
      </div>
      <ul>{children}</ul>
    </section>
  );
};

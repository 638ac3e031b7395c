import { type ReactNode, useId } from 'react';
import styles from './giftMessages.module.css';

/** One thing that messages and wrapping may go with; takes the focus once a form in it is closed. */
export const GiftPlace = ({ name, children }: { name: string; children: ReactNode }) => {
  const nameId = useId();
  return (
    <li tabIndex={-1} className={styles.place} aria-labelledby={nameId}>
      <p id={nameId} className={styles.name}>
        {name}
      </p>
      {children}
    </li>
  );
};

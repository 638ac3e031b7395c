import type { InputHTMLAttributes, ReactNode } from 'react';
import fieldStyles from './fieldStyles.module.css';
import styles from './RadioCard.module.css';

export interface RadioCardProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'title'> {
  /** The choice, in a few words. */
  title: ReactNode;
  /** At the end of the row: a price, a badge. */
  aside?: ReactNode;
  /** Details of the choice, one `span` a line. */
  children?: ReactNode;
}

/** One of a group of the same `name`, as a card of its own: a way to ship, an address. */
export const RadioCard = ({ title, aside, children, ...rest }: RadioCardProps) => (
  <label className={styles.card}>
    <input {...rest} type="radio" className={fieldStyles.box} />
    <span className={styles.text}>
      <b>{title}</b>
      {children}
    </span>
    {aside}
  </label>
);

import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import styles from './fieldStyles.module.css';

interface FieldErrorProps {
  id: string;
  className?: string;
  children: ReactNode;
}

/** Error of a field, shown below it. */
export const FieldError = ({ id, className, children }: FieldErrorProps) => (
  <p id={id} className={className ? `${styles.error} ${className}` : styles.error}>
    <Icon name="alert" size={15} className={styles.errorIcon} />
    {children}
  </p>
);

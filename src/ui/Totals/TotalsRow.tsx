import type { ReactNode } from 'react';
import styles from './Totals.module.css';

export interface TotalsRowProps {
  label: ReactNode;
  isSaving?: boolean;
  isTotal?: boolean;
  children: ReactNode;
}

/** One amount among the totals; inside a description list. */
export const TotalsRow = ({ label, isSaving = false, isTotal = false, children }: TotalsRowProps) => (
  <div className={[styles.row, isSaving && styles.saving, isTotal && styles.total].filter(Boolean).join(' ')}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

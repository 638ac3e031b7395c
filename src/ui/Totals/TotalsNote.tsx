import type { ReactNode } from 'react';
import styles from './Totals.module.css';

/** Remark below a total, such as the tax that it contains. */
export const TotalsNote = ({ children }: { children: ReactNode }) => <p className={styles.note}>{children}</p>;

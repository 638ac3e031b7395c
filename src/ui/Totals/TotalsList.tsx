import type { ReactNode } from 'react';
import styles from './Totals.module.css';

/** The amounts that make up a total, and the total. */
export const TotalsList = ({ children }: { children: ReactNode }) => <dl className={styles.totals}>{children}</dl>;

import type { ReactNode } from 'react';
import styles from './Facts.module.css';

/** Facts in the head of a card: beside one another, on a phone in two columns. */
export const Facts = ({ children }: { children: ReactNode }) => <dl className={styles.facts}>{children}</dl>;

import type { PropsWithChildren } from 'react';
import styles from './VisuallyHidden.module.css';

/** Text for assistive technology only. */
export const VisuallyHidden = ({ children }: PropsWithChildren) => <span className={styles.hidden}>{children}</span>;

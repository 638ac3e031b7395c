import type { HTMLAttributes } from 'react';
import styles from './Wrap.module.css';

/** The column of the site: 1440 at most, centred, with the gutter. */
export const Wrap = ({ className, ...rest }: HTMLAttributes<HTMLDivElement>) => (
  <div {...rest} className={className ? `${styles.wrap} ${className}` : styles.wrap} />
);

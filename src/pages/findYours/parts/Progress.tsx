import { FormattedMessage } from 'react-intl';
import styles from './Progress.module.css';

export interface ProgressProps {
  /** Counts from 1. */
  number: number;
  count: number;
}

/** How far the guide is, in words and as a row of lines. */
export const Progress = ({ number, count }: ProgressProps) => (
  <span className={styles.progress}>
    <FormattedMessage id="finder.progress" values={{ number, count }} />
    <span className={styles.lines} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <i key={index} data-done={index < number || undefined} />
      ))}
    </span>
  </span>
);

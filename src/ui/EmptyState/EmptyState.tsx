import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  heading: ReactNode;
  text?: ReactNode;
  /** One normal button; beside it at most a quiet link. */
  action?: ReactNode;
  headingLevel?: 1 | 2 | 3;
}

/** Heading, text and action of an area that has nothing to show. */
export const EmptyState = ({ heading, text, action, headingLevel = 2 }: EmptyStateProps) => {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.empty}>
      <Heading className={styles.heading}>{heading}</Heading>
      {text ? <p className={styles.text}>{text}</p> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
};

import { type ReactNode, useId } from 'react';
import styles from './Panel.module.css';

export interface PanelProps {
  title: ReactNode;
  /** Beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A titled part of a page, in a card. */
export const Panel = ({ title, aside, children }: PanelProps) => {
  const titleId = useId();
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
};

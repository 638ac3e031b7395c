import { type ReactNode, useState } from 'react';
import { Icon } from '../Icon/Icon';
import styles from './Accordion.module.css';
import { startingSections, toggledSections } from './openSections';

export interface AccordionItem {
  id: string;
  heading: ReactNode;
  content: ReactNode;
  /** Whether it starts open. */
  isOpen?: boolean;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  allowsMultiple?: boolean;
}

/** Sections that open and close; single open unless several are allowed. */
export const Accordion = ({ items, allowsMultiple = false }: AccordionProps) => {
  const [open, setOpen] = useState(() =>
    startingSections(
      items.filter(({ isOpen }) => isOpen).map(({ id }) => id),
      allowsMultiple,
    ),
  );
  return (
    <div className={styles.accordion}>
      {items.map(({ id, heading, content }) => {
        const isOpen = open.includes(id);
        return (
          <details
            key={id}
            className={styles.section}
            open={isOpen}
            // Find in page opens a section by itself; the state follows.
            onToggle={({ currentTarget }) => {
              if (currentTarget.open !== isOpen) setOpen(toggledSections(open, id, allowsMultiple));
            }}
          >
            <summary className={styles.heading}>
              {heading}
              <Icon name="plus" className={styles.icon} />
            </summary>
            <div className={styles.content}>{content}</div>
          </details>
        );
      })}
    </div>
  );
};

import { type ReactNode, useRef, useState } from 'react';
import { afterPaint } from '@/kernel/scheduling/afterPaint';
import { Icon } from '../Icon/Icon';
import styles from './Accordion.module.css';
import { startingSections, toggledSections } from './openSections';

export interface AccordionItem {
  id: string;
  heading: ReactNode;
  content: ReactNode;
  /** Whether it starts open. */
  isOpen?: boolean;
  /** Its first field has the focus when it is opened by hand, as it is opened to type. */
  isForTyping?: boolean;
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
  const pressed = useRef<string>(undefined);
  return (
    <div className={styles.accordion}>
      {items.map(({ id, heading, content, isForTyping }) => {
        const isOpen = open.includes(id);
        return (
          <details
            key={id}
            className={styles.section}
            open={isOpen}
            // Find in page opens a section by itself; the state follows.
            onToggle={({ currentTarget: section }) => {
              if (section.open !== isOpen) setOpen(toggledSections(open, id, allowsMultiple));
              // Nothing takes the focus before the browser has drawn it open.
              if (section.open && pressed.current === id) afterPaint(() => section.querySelector('input')?.focus());
              pressed.current = undefined;
            }}
          >
            <summary className={styles.heading} onClick={() => (pressed.current = isForTyping ? id : undefined)}>
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

import { type ReactNode, useCallback, useId, useState } from 'react';
import { useFindable } from '@/ui/findable/useFindable';
import { Icon } from '@/ui/Icon/Icon';
import styles from './FilterGroup.module.css';

export interface FilterGroupProps {
  label: string;
  children: ReactNode;
}

/** Options of one attribute, folded away by its name. */
export const FilterGroup = ({ label, children }: FilterGroupProps) => {
  const id = useId();
  const [isOpen, setIsOpen] = useState(true);
  const content = useFindable(
    isOpen,
    useCallback(() => setIsOpen(true), []),
  );
  return (
    <div className={styles.group}>
      <h3 className={styles.heading}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {label}
          <Icon name={isOpen ? 'minus' : 'plus'} size={18} />
        </button>
      </h3>
      <div id={id} role="group" aria-label={label} className={styles.content} ref={content}>
        {children}
      </div>
    </div>
  );
};

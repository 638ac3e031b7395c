import { type ReactNode, useId } from 'react';
import styles from './SuggestionList.module.css';

export interface OptionGroupProps {
  label: string;
  /** Whether it has options: a group without any is left out. */
  isShown: boolean;
  children: ReactNode;
}

/** Options of one kind under their label. */
export const OptionGroup = ({ label, isShown, children }: OptionGroupProps) => {
  const labelId = useId();
  if (!isShown) return null;
  return (
    <div role="group" aria-labelledby={labelId}>
      <div id={labelId} role="presentation" className={styles.label}>
        {label}
      </div>
      {children}
    </div>
  );
};

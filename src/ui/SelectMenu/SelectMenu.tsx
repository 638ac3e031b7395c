import { useId } from 'react';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/iconShapes';
import styles from './SelectMenu.module.css';

export interface SelectMenuOption {
  value: string;
  label: string;
}

export interface SelectMenuProps {
  /** Stands before the choice: 'Sort'. */
  label: string;
  value: string;
  options: readonly SelectMenuOption[];
  onChange: (value: string) => void;
  icon?: IconName;
  isDisabled?: boolean;
}

/** A small menu to choose one of a few, such as the sort order: 44 px, looks like a low button, is a native select. */
export const SelectMenu = ({ label, value, options, onChange, icon, isDisabled = false }: SelectMenuProps) => {
  const id = useId();
  const chosen = options.find((option) => option.value === value);
  return (
    <div className={styles.menu}>
      {icon ? <Icon name={icon} size={18} /> : null}
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <span aria-hidden="true">{chosen?.label}</span>
      <select
        id={id}
        className={styles.select}
        value={value}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
};

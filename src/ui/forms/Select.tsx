import type { Ref, SelectHTMLAttributes } from 'react';
import { Icon } from '../Icon/Icon';
import { FieldFrame, type FieldText } from './FieldFrame';
import styles from './fieldStyles.module.css';

export interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'required'>, FieldText {
  options: readonly { value: string; label: string; isDisabled?: boolean }[];
  ref?: Ref<HTMLSelectElement>;
}

/** One of several, as a native select; `className` goes to the whole field. */
export const Select = ({
  label,
  help,
  error,
  isRequired,
  isOptional,
  id,
  className,
  options,
  ...rest
}: SelectProps) => (
  <FieldFrame {...{ label, help, error, isRequired, isOptional, id, className }}>
    {(control) => (
      <>
        <select {...rest} {...control} className={`${styles.input} ${styles.select}`}>
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevronDown" size={18} className={styles.chevron} />
      </>
    )}
  </FieldFrame>
);

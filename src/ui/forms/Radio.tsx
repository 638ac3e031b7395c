import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import styles from './fieldStyles.module.css';

export interface RadioProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'required'> {
  label: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** One of a group of the same `name`; the group stands in a `fieldset` with a `legend`. */
export const Radio = ({ label, id, className, ...rest }: RadioProps) => {
  const ownId = useId();
  return (
    <label className={className ? `${styles.choice} ${className}` : styles.choice} htmlFor={id ?? ownId}>
      <input {...rest} id={id ?? ownId} type="radio" className={styles.box} />
      <span>{label}</span>
    </label>
  );
};

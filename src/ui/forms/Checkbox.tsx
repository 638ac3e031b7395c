import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { FieldError } from './FieldError';
import styles from './fieldStyles.module.css';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'required'> {
  label: ReactNode;
  error?: ReactNode;
  isRequired?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A yes or no; the whole row is its target. */
export const Checkbox = ({ label, error, isRequired, id, className, ...rest }: CheckboxProps) => {
  const ownId = useId();
  const controlId = id ?? ownId;
  const errorId = `${controlId}-message`;
  return (
    <div className={className}>
      <label className={styles.choice} htmlFor={controlId}>
        <input
          {...rest}
          id={controlId}
          type="checkbox"
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          aria-required={isRequired ? true : undefined}
        />
        <span>
          {label}
          {isRequired ? (
            <span className={styles.asterisk} aria-hidden="true">
              *
            </span>
          ) : null}
        </span>
      </label>
      {error ? (
        <FieldError id={errorId} className={styles.choiceError}>
          {error}
        </FieldError>
      ) : null}
    </div>
  );
};

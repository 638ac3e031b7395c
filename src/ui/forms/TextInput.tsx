import type { InputHTMLAttributes, Ref } from 'react';
import { FieldFrame, type FieldText } from './FieldFrame';
import styles from './fieldStyles.module.css';

export interface TextInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'required'>, FieldText {
  ref?: Ref<HTMLInputElement>;
}

/** A line of text. Controlled or not, as any input; `className` goes to the whole field. */
export const TextInput = ({
  label,
  help,
  error,
  isRequired,
  isOptional,
  isLabelHidden,
  id,
  className,
  type = 'text',
  ...rest
}: TextInputProps) => (
  <FieldFrame {...{ label, help, error, isRequired, isOptional, isLabelHidden, id, className }}>
    {(control) => <input {...rest} {...control} type={type} className={styles.input} />}
  </FieldFrame>
);

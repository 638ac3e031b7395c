import type { Ref, TextareaHTMLAttributes } from 'react';
import { FieldFrame, type FieldText } from './FieldFrame';
import styles from './fieldStyles.module.css';

export interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'required'>, FieldText {
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text. Controlled or not, as any input; `className` goes to the whole field. */
export const TextArea = ({ label, help, error, isRequired, isOptional, id, className, ...rest }: TextAreaProps) => (
  <FieldFrame {...{ label, help, error, isRequired, isOptional, id, className }}>
    {(control) => <textarea {...rest} {...control} className={styles.input} />}
  </FieldFrame>
);

import type { ChangeEvent, Ref, TextareaHTMLAttributes } from 'react';
import { visibleText } from '@/kernel/text/visibleText';
import { FieldFrame, type FieldText } from './FieldFrame';
import styles from './fieldStyles.module.css';

export interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'required'>, FieldText {
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text, without the signs that nobody sees. Controlled or not, as any input; `className` goes to the whole field. */
export const TextArea = ({
  label,
  help,
  error,
  isRequired,
  isOptional,
  id,
  className,
  onChange,
  ...rest
}: TextAreaProps) => {
  const change = (event: ChangeEvent<HTMLTextAreaElement>): void => {
    const { target } = event;
    const cleaned = visibleText(target.value);
    if (cleaned !== target.value) target.value = cleaned;
    onChange?.(event);
  };
  return (
    <FieldFrame {...{ label, help, error, isRequired, isOptional, id, className }}>
      {(control) => <textarea {...rest} {...control} className={styles.input} onChange={change} />}
    </FieldFrame>
  );
};

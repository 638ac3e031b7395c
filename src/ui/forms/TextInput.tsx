import type { ChangeEvent, InputHTMLAttributes, Ref } from 'react';
import { plainCode, visibleText } from '@/kernel/text/visibleText';
import { FieldFrame, type FieldText } from './FieldFrame';
import styles from './fieldStyles.module.css';

export interface TextInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'required'>, FieldText {
  ref?: Ref<HTMLInputElement>;
}

/** How what is typed or pasted is cleaned: a password counts as it is. */
const cleanerOf = ({ type, inputMode, autoCapitalize }: TextInputProps): ((text: string) => string) | undefined => {
  if (type === 'password') return undefined;
  const isReadBySign = inputMode !== undefined || autoCapitalize === 'characters' || type === 'email' || type === 'tel';
  return isReadBySign ? plainCode : visibleText;
};

/** A line of text. Signs that nobody sees are taken out before anything judges it. Controlled or not, as any input; `className` goes to the whole field. */
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
  onChange,
  ...rest
}: TextInputProps) => {
  const clean = cleanerOf({ label, type, inputMode: rest.inputMode, autoCapitalize: rest.autoCapitalize });
  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    const { target } = event;
    const cleaned = clean?.(target.value) ?? target.value;
    // Set only where it differs, which moves the cursor.
    if (cleaned !== target.value) target.value = cleaned;
    onChange?.(event);
  };
  return (
    <FieldFrame {...{ label, help, error, isRequired, isOptional, isLabelHidden, id, className }}>
      {(control) => <input {...rest} {...control} type={type} className={styles.input} onChange={change} />}
    </FieldFrame>
  );
};

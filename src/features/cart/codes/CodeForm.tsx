import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '@/ui/Button/Button';
import { TextInput } from '@/ui/forms/TextInput';
import styles from './codeForms.module.css';

export interface CodeFormProps {
  label: string;
  /** Why the last code was not taken; '' when nothing is wrong. */
  error: string;
  isBusy: boolean;
  onSubmit: (typed: string, event: FormEvent) => void;
  onType: () => void;
  /** More that belongs to the form. */
  children?: ReactNode;
  /** More about what is typed. */
  renderAbout?: ((typed: string) => ReactNode) | undefined;
}

/** A field for a code and the button that applies it. What was typed stays when it is refused. */
export const CodeForm = ({ label, error, isBusy, onSubmit, onType, children, renderAbout }: CodeFormProps) => {
  const [typed, setTyped] = useState('');
  const fieldId = useId();
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent): void => {
    onSubmit(typed, event);
    if (typed.trim() === '') field.current?.focus();
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextInput
        ref={field}
        id={fieldId}
        className={styles.field}
        label={label}
        value={typed}
        maxLength={64}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={error === '' ? undefined : <span role="alert">{error}</span>}
        onChange={({ target }) => {
          setTyped(target.value);
          onType();
        }}
      />
      <Button type="submit" priority="low" size="small" className={styles.apply} isLoading={isBusy}>
        <FormattedMessage id="cart.apply" />
      </Button>
      {children}
      {renderAbout?.(typed)}
    </form>
  );
};

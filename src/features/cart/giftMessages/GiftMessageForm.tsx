import { type FormEvent, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '@/ui/Button/Button';
import { TextArea } from '@/ui/forms/TextArea';
import { TextInput } from '@/ui/forms/TextInput';
import type { GiftMessage } from './giftMessage';
import styles from './giftMessages.module.css';

export interface GiftMessageFormProps {
  /** What the message goes with. */
  name: string;
  /** The message as it is; empty texts for none. */
  message: GiftMessage;
  isBusy: boolean;
  /** Why it could not be saved; '' when nothing is wrong. */
  error: string;
  onSave: (message: GiftMessage) => void;
  onCancel: () => void;
}

/** Characters of a name that a Magento keeps. */
const nameLength = 255;

/** From, to and text of a gift message. A message that is emptied is taken away. */
export const GiftMessageForm = ({ name, message, isBusy, error, onSave, onCancel }: GiftMessageFormProps) => {
  const { formatMessage } = useIntl();
  const [written, setWritten] = useState(message);
  const [isMissing, setIsMissing] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  useEffect(() => first.current?.focus(), []);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const isEmpty = written.message.trim() === '';
    if (isEmpty && message.message === '') {
      setIsMissing(true);
      text.current?.focus();
      return;
    }
    onSave(isEmpty ? { to: '', from: '', message: '' } : written);
  };
  const set = (change: Partial<GiftMessage>): void => setWritten({ ...written, ...change });
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={submit}
      aria-label={formatMessage({ id: 'giftMessage.form' }, { name })}
    >
      <TextInput
        ref={first}
        label={formatMessage({ id: 'giftMessage.to' })}
        isOptional
        value={written.to}
        maxLength={nameLength}
        autoComplete="off"
        onChange={({ target }) => set({ to: target.value })}
      />
      <TextInput
        label={formatMessage({ id: 'giftMessage.from' })}
        isOptional
        value={written.from}
        maxLength={nameLength}
        autoComplete="off"
        onChange={({ target }) => set({ from: target.value })}
      />
      <TextArea
        ref={text}
        label={formatMessage({ id: 'giftMessage.text' })}
        rows={4}
        value={written.message}
        error={isMissing ? <span role="alert">{formatMessage({ id: 'giftMessage.missing' })}</span> : undefined}
        onChange={({ target }) => {
          setIsMissing(false);
          set({ message: target.value });
        }}
      />
      {error === '' ? null : (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      <p className={styles.buttons}>
        <Button type="submit" priority="normal" size="small" isLoading={isBusy}>
          <FormattedMessage id="giftMessage.save" />
        </Button>
        <Button priority="lowLinkUnderline" isDisabled={isBusy} onClick={onCancel}>
          <FormattedMessage id="account.cancel" />
        </Button>
      </p>
    </form>
  );
};

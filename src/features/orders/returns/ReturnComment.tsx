import { useApolloClient } from '@apollo/client/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useToasts } from '@/kernel/toasts/useToasts';
import { Button } from '@/ui/Button/Button';
import { holdFocus } from '@/ui/focus/holdFocus';
import { FormError } from '@/ui/forms/FormError';
import { TextArea } from '@/ui/forms/TextArea';
import { useSubmission } from '@/ui/forms/useSubmission';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import styles from './ReturnRequest.module.css';
import { AddReturnCommentDocument } from '../api/Returns.graphql.generated';

/** Most characters of a message to the shop. */
export const longestMessage = 2000;

export interface ReturnCommentProps {
  uid: string;
  /** Number of the return. */
  number: string;
  onSent: () => Promise<unknown>;
}

/** Writes to the shop about a return; the field opens when it is wanted. What is typed stays until it has arrived. */
export const ReturnComment = ({ uid, number, onSent }: ReturnCommentProps) => {
  const { formatMessage } = useIntl();
  const client = useApolloClient();
  const { addToast } = useToasts();
  const field = useRef<HTMLTextAreaElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const { isBusy, error, submit } = useSubmission(async () => {
    await client.mutate({ mutation: AddReturnCommentDocument, variables: { uid, text }, fetchPolicy: 'no-cache' });
    setText('');
    setIsOpen(false);
    addToast({ type: 'success', message: formatMessage({ id: 'return.messageSent' }) });
    await onSent().catch(() => undefined);
  });
  const wasOpen = useRef(false);
  useEffect(() => {
    // The button that had the focus is gone, and so is the form after it.
    if (isOpen) field.current?.focus();
    else if (wasOpen.current) holdFocus(opener.current);
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (!isOpen) {
    return (
      <Button ref={opener} className={styles.write} priority="lowLinkUnderline" onClick={() => setIsOpen(true)}>
        <FormattedMessage id="return.write" />
        <VisuallyHidden> {number}</VisuallyHidden>
      </Button>
    );
  }
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() !== '') submit(undefined);
  };
  return (
    <form className={styles.comment} onSubmit={send} aria-label={formatMessage({ id: 'return.write' })}>
      <FormError text={error} />
      <TextArea
        label={formatMessage({ id: 'return.message' })}
        value={text}
        rows={3}
        maxLength={longestMessage}
        ref={field}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" priority="normal" size="small" isLoading={isBusy}>
        <FormattedMessage id="return.sendMessage" />
      </Button>
    </form>
  );
};

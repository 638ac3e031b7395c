import { type FormEvent, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '@/ui/Button/Button';
import { FormError } from '@/ui/forms/FormError';
import { TextArea } from '@/ui/forms/TextArea';
import { useSubmission } from '@/ui/forms/useSubmission';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import styles from './ItemDetails.module.css';

/** Characters of a note. */
const maxLength = 1000;

export interface ItemNoteProps {
  /** Of the product. */
  name: string;
  note: string;
  /** Throws when the note was not taken. */
  onNote: (note: string) => Promise<void>;
}

/** What a customer noted of a saved product, and the form that changes it. */
export const ItemNote = ({ name, note, onNote }: ItemNoteProps) => {
  const { formatMessage } = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen) field.current?.focus();
    else if (wasOpen.current) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const { isBusy, error, submit } = useSubmission<string>(async (text) => {
    await onNote(text);
    setIsOpen(false);
  });
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    submit((field.current?.value ?? '').trim());
  };
  if (!isOpen) {
    return (
      <div>
        {note === '' ? null : <p className={styles.note}>{note}</p>}
        <Button ref={opener} priority="lowLinkUnderline" onClick={() => setIsOpen(true)}>
          <FormattedMessage id={note === '' ? 'wishlist.addNote' : 'wishlist.changeNote'} />
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </div>
    );
  }
  return (
    <form className={styles.form} onSubmit={send}>
      <FormError text={error} />
      <TextArea
        ref={field}
        label={formatMessage({ id: 'wishlist.note' }, { name })}
        defaultValue={note}
        maxLength={maxLength}
        rows={3}
      />
      <div className={styles.buttons}>
        <Button size="small" priority="normal" type="submit" isLoading={isBusy}>
          <FormattedMessage id="wishlist.saveNote" />
        </Button>
        <Button size="small" priority="low" onClick={() => setIsOpen(false)}>
          <FormattedMessage id="account.cancel" />
        </Button>
      </div>
    </form>
  );
};

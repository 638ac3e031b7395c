import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '@/ui/Button/Button';
import { Dialog } from '@/ui/Dialog/Dialog';
import { FormError } from '@/ui/forms/FormError';
import { TextInput } from '@/ui/forms/TextInput';
import { useSubmission } from '@/ui/forms/useSubmission';

/** As long as Magento keeps it. */
const maxLength = 255;

export interface NameDialogProps {
  isOpen: boolean;
  /** The list's present name; '' for a list that is to be made. */
  name: string;
  /** Throws when the name was not taken. */
  onName: (name: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the name of a list. */
export const NameDialog = ({ isOpen, name, onName, onClose }: NameDialogProps) => {
  const { formatMessage } = useIntl();
  const formId = useId();
  const { isBusy, error, submit } = useSubmission(onName);
  const field = useRef<HTMLInputElement>(null);
  const [isMissing, setIsMissing] = useState(false);
  // After the dialog itself has opened: a browser would take its first control, which closes it.
  useEffect(() => {
    if (!isOpen) return;
    field.current?.focus();
    field.current?.select();
  }, [isOpen]);
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('name');
    const text = typeof typed === 'string' ? typed.trim() : '';
    setIsMissing(text === '');
    if (text === '') field.current?.focus();
    else submit(text);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={<FormattedMessage id={name === '' ? 'wishlist.newList' : 'wishlist.renameList'} />}
      footer={
        <>
          <Button priority="low" onClick={onClose}>
            <FormattedMessage id="account.cancel" />
          </Button>
          <Button priority="normal" type="submit" form={formId} isLoading={isBusy}>
            <FormattedMessage id={name === '' ? 'wishlist.createList' : 'wishlist.saveName'} />
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={send}>
        <FormError text={error} />
        <TextInput
          ref={field}
          name="name"
          label={formatMessage({ id: 'wishlist.listName' })}
          defaultValue={name}
          error={isMissing ? formatMessage({ id: 'validation.isRequired' }) : undefined}
          onChange={() => setIsMissing(false)}
          maxLength={maxLength}
          autoComplete="off"
          isRequired
        />
      </form>
    </Dialog>
  );
};

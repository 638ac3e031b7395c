import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorText, isUnreachable } from '@/kernel/errors/appError';
import { Button } from '@/ui/Button/Button';
import { GiftMessageText } from '../GiftMessageText';
import type { GiftMessage } from './giftMessage';
import { GiftMessageForm } from './GiftMessageForm';
import styles from './giftMessages.module.css';

export interface GiftMessageEntryProps {
  /** What the message goes with. */
  name: string;
  message: GiftMessage | undefined;
  /** Writes it; an empty text takes it away. @throws what the backend or the network threw. */
  save: (message: GiftMessage) => Promise<void>;
  /** Gets what a screen reader is to be told. */
  onNews: (words: string) => void;
}

const noMessage: GiftMessage = { to: '', from: '', message: '' };

/** The message that goes with one thing: as it is, or as it is being written. */
export const GiftMessageEntry = ({ name, message, save, onNews }: GiftMessageEntryProps) => {
  const { formatMessage } = useIntl();
  const entry = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState('');

  const close = (): void => {
    setIsOpen(false);
    setError('');
    // The form is gone: the focus stays with what it was for.
    entry.current?.closest('li')?.focus();
  };
  const write = async (written: GiftMessage): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    setError('');
    onNews('');
    try {
      await save(written);
      const id = written.message === '' ? 'giftMessage.removed' : 'giftMessage.saved';
      onNews(formatMessage({ id }, { name }));
      close();
    } catch (failure) {
      const id = isUnreachable(failure) ? 'giftMessage.offline' : 'giftMessage.failed';
      setError(isUnreachable(failure) ? formatMessage({ id }) : errorText(failure, formatMessage({ id })));
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <div ref={entry} className={styles.entry} aria-busy={isBusy}>
      {isOpen ? (
        <GiftMessageForm
          name={name}
          message={message ?? noMessage}
          isBusy={isBusy}
          error={error}
          onSave={(written) => void write(written)}
          onCancel={close}
        />
      ) : (
        <>
          {message && <GiftMessageText message={message} />}
          <p className={styles.actions}>
            <Button
              priority="lowLinkUnderline"
              aria-label={formatMessage({ id: message ? 'giftMessage.editFor' : 'giftMessage.addFor' }, { name })}
              onClick={() => setIsOpen(true)}
            >
              <FormattedMessage id={message ? 'giftMessage.edit' : 'giftMessage.add'} />
            </Button>
            {message && (
              <Button
                priority="lowLinkUnderline"
                aria-label={formatMessage({ id: 'giftMessage.removeFor' }, { name })}
                isLoading={isBusy}
                onClick={() => void write(noMessage)}
              >
                <FormattedMessage id="cart.removeCode" />
              </Button>
            )}
          </p>
          {error === '' ? null : (
            <p className={styles.error} role="alert">
              {error}
            </p>
          )}
        </>
      )}
    </div>
  );
};

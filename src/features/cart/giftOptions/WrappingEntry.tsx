import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '@/ui/Button/Button';
import { Image } from '@/ui/Image/Image';
import styles from './giftOptions.module.css';
import { useGiftAttempt } from './useGiftAttempt';
import type { WrappingOffer } from './useWrappings';
import { WrappingForm } from './WrappingForm';
import { WrappingPrice } from './WrappingPrice';

export interface WrappingEntryProps {
  /** What is wrapped. */
  name: string;
  /** As the backend has it; null: not wrapped. */
  wrapping: { uid: string; design: string } | null;
  /** Designs to be had; undefined while they are not known. */
  offers: readonly WrappingOffer[] | undefined;
  /** There are several pieces, and each is wrapped. */
  isEach?: boolean;
  /** Wraps it, or with null unwraps it. @throws what the backend or the network threw. */
  save: (uid: string | null) => Promise<void>;
  /** Gets what a screen reader is to be told. */
  onNews: (words: string) => void;
}

/** The wrapping of one thing: as it is, or as it is being chosen. */
export const WrappingEntry = ({ name, wrapping, offers, isEach = false, save, onNews }: WrappingEntryProps) => {
  const { formatMessage } = useIntl();
  const entry = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { isBusy, error, attempt, forget } = useGiftAttempt(onNews);
  // No design is offered for it: nothing leads to it.
  if (wrapping === null && offers?.length === 0) return null;

  const close = (): void => {
    setIsOpen(false);
    forget();
    // The form is gone: the focus stays with what it was for.
    entry.current?.closest('li')?.focus();
  };
  const write = async (uid: string | null): Promise<void> => {
    const id = uid === null ? 'giftOption.unwrapped' : 'giftOption.wrapped';
    if (await attempt(() => save(uid), formatMessage({ id }, { name }))) close();
  };
  const chosen = wrapping && offers?.find(({ uid }) => uid === wrapping.uid);
  const label = (id: 'giftOption.wrap' | 'giftOption.changeFor' | 'giftOption.unwrapFor') =>
    formatMessage({ id }, { name });

  return (
    <div ref={entry} className={styles.entry} aria-busy={isBusy}>
      {isOpen && offers ? (
        <WrappingForm
          name={name}
          offers={offers}
          chosen={wrapping?.uid}
          isEach={isEach}
          isBusy={isBusy}
          error={error}
          onSave={(uid) => void write(uid)}
          onCancel={close}
        />
      ) : (
        <>
          {wrapping && (
            <div className={styles.chosen}>
              {chosen?.image && (
                <Image
                  resource={chosen.image.url}
                  type="wysiwyg"
                  alt=""
                  ratio={1}
                  sizes="48px"
                  className={styles.picture}
                />
              )}
              <span className={styles.design}>
                <FormattedMessage id="giftOption.wrappedIn" values={{ design: wrapping.design }} />
              </span>
              {chosen && <WrappingPrice price={chosen.price} isEach={isEach} />}
            </div>
          )}
          <p className={styles.actions}>
            {(wrapping === null || (offers?.length ?? 0) > 1) && (
              <Button
                priority="lowLinkUnderline"
                aria-label={label(wrapping ? 'giftOption.changeFor' : 'giftOption.wrap')}
                isDisabled={!offers}
                onClick={() => setIsOpen(true)}
              >
                <FormattedMessage id={wrapping ? 'giftOption.change' : 'giftOption.add'} />
              </Button>
            )}
            {wrapping && (
              <Button
                priority="lowLinkUnderline"
                aria-label={label('giftOption.unwrapFor')}
                isLoading={isBusy}
                onClick={() => void write(null)}
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

import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '@/ui/Button/Button';
import { RadioCard } from '@/ui/forms/RadioCard';
import { RadioCards } from '@/ui/forms/RadioCards';
import { Image } from '@/ui/Image/Image';
import styles from './giftOptions.module.css';
import type { WrappingOffer } from './useWrappings';
import { WrappingPrice } from './WrappingPrice';

export interface WrappingFormProps {
  /** What is wrapped. */
  name: string;
  offers: readonly WrappingOffer[];
  /** Uid of the design as it is. */
  chosen: string | undefined;
  isEach: boolean;
  isBusy: boolean;
  /** Why it could not be saved; '' when nothing is wrong. */
  error: string;
  onSave: (uid: string) => void;
  onCancel: () => void;
}

/** The choice of a design, each with its picture and price. */
export const WrappingForm = ({ name, offers, chosen, isEach, isBusy, error, onSave, onCancel }: WrappingFormProps) => {
  const { formatMessage } = useIntl();
  const group = useId();
  const [marked, setMarked] = useState(chosen);
  const selected = offers.find(({ uid }) => uid === marked) ?? offers[0];
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLInputElement>('input:checked')?.focus(), []);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (selected) onSave(selected.uid);
  };
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={submit}
      aria-label={formatMessage({ id: 'giftOption.wrap' }, { name })}
    >
      <RadioCards aria-label={formatMessage({ id: 'giftOption.design' })}>
        {offers.map(({ uid, design, price, image }) => (
          <RadioCard
            key={uid}
            name={group}
            value={uid}
            checked={uid === selected?.uid}
            onChange={() => setMarked(uid)}
            title={design}
            aside={
              image && (
                <Image resource={image.url} type="wysiwyg" alt="" ratio={1} sizes="64px" className={styles.sample} />
              )
            }
          >
            <WrappingPrice price={price} isEach={isEach} />
          </RadioCard>
        ))}
      </RadioCards>
      {error === '' ? null : (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      <p className={styles.actions}>
        <Button type="submit" priority="normal" size="small" isLoading={isBusy}>
          <FormattedMessage id="giftOption.save" />
        </Button>
        <Button priority="lowLinkUnderline" isDisabled={isBusy} onClick={onCancel}>
          <FormattedMessage id="account.cancel" />
        </Button>
      </p>
    </form>
  );
};

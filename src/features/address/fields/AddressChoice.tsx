import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '@/ui/Button/Button';
import { RadioCard } from '@/ui/forms/RadioCard';
import { RadioCards } from '@/ui/forms/RadioCards';
import { fullName, placeParts } from '../address';
import type { BookAddress } from '../addressBook';
import type { AddressChoiceValue } from '../AddressEntry';
import styles from './AddressChoice.module.css';

export interface AddressChoiceProps {
  /** Names the group of radio buttons. */
  scope: 'shipping' | 'billing';
  book: readonly BookAddress[];
  value: AddressChoiceValue;
  onChange: (value: AddressChoiceValue) => void;
}

/** Addresses of a long book that are offered at once: what comes after them stays in reach. */
const step = 6;

/** The customer's addresses, a few at a time, and the way to another one. */
export const AddressChoice = ({ scope, book, value, onChange }: AddressChoiceProps) => {
  const { locale } = useIntl();
  const name = `${scope}Choice`;
  const [most, setMost] = useState(step);
  const shown = book.filter(({ id }, index) => index < most || id === value);
  const left = book.length - shown.length;
  const first = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // The button may be gone; reading goes on where it was.
    if (most > step) first.current?.closest('label')?.querySelector('input')?.focus();
  }, [most]);
  return (
    <RadioCards legend={<FormattedMessage id="address.book" />}>
      {shown.map(({ id, firstname, lastname, street, city, postcode, telephone, ...entry }, index) => (
        <RadioCard
          key={id}
          name={name}
          checked={value === id}
          onChange={() => onChange(id)}
          title={fullName({ firstname, lastname, extra: entry.extra })}
          aside={
            (scope === 'shipping' ? entry.isDefaultShipping : entry.isDefaultBilling) && (
              <span className={styles.default}>
                <FormattedMessage id="address.default" />
              </span>
            )
          }
        >
          <span>
            {[entry.extra?.company, ...street, city, postcode, ...placeParts(entry, locale)].filter(Boolean).join(', ')}
          </span>
          <span ref={index === most - step ? first : undefined}>{telephone}</span>
        </RadioCard>
      ))}
      {left > 0 && (
        <Button priority="low" onClick={() => setMost(most + step)}>
          <FormattedMessage id="listing.showMore" values={{ count: Math.min(step, left) }} />
        </Button>
      )}
      <RadioCard
        name={name}
        checked={value === 'other'}
        onChange={() => onChange('other')}
        title={<FormattedMessage id="address.useOther" />}
      />
    </RadioCards>
  );
};

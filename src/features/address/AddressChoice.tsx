import { FormattedMessage, useIntl } from 'react-intl';
import { RadioCard } from '@/ui/forms/RadioCard';
import { RadioCards } from '@/ui/forms/RadioCards';
import { placeParts } from './address';
import type { BookAddress } from './addressBook';
import styles from './AddressChoice.module.css';

/** The entry of that id, or an address that is typed. */
export type AddressChoiceValue = number | 'other';

export interface AddressChoiceProps {
  /** Names the group of radio buttons. */
  scope: 'shipping' | 'billing';
  book: readonly BookAddress[];
  value: AddressChoiceValue;
  onChange: (value: AddressChoiceValue) => void;
}

/** The customer's addresses, and the way to another one. */
export const AddressChoice = ({ scope, book, value, onChange }: AddressChoiceProps) => {
  const { locale } = useIntl();
  const name = `${scope}Choice`;
  return (
    <RadioCards legend={<FormattedMessage id="address.book" />}>
      {book.map(({ id, firstname, lastname, street, city, postcode, telephone, ...entry }) => (
        <RadioCard
          key={id}
          name={name}
          checked={value === id}
          onChange={() => onChange(id)}
          title={`${firstname} ${lastname}`}
          aside={
            (scope === 'shipping' ? entry.isDefaultShipping : entry.isDefaultBilling) && (
              <span className={styles.default}>
                <FormattedMessage id="address.default" />
              </span>
            )
          }
        >
          <span>{[...street, city, postcode, ...placeParts(entry, locale)].filter(Boolean).join(', ')}</span>
          <span>{telephone}</span>
        </RadioCard>
      ))}
      <RadioCard
        name={name}
        checked={value === 'other'}
        onChange={() => onChange('other')}
        title={<FormattedMessage id="address.useOther" />}
      />
    </RadioCards>
  );
};

import { FormattedMessage, useIntl } from 'react-intl';
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
  const { formatMessage } = useIntl();
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>
        <FormattedMessage id="address.book" />
      </legend>
      {book.map(({ id, firstname, lastname, street, city, postcode, telephone, ...entry }) => (
        <label key={id} className={styles.choice}>
          <input type="radio" name={`${scope}Choice`} checked={value === id} onChange={() => onChange(id)} />
          <span className={styles.text}>
            <b>{`${firstname} ${lastname}`}</b>
            <span>{[...street, city, postcode].join(', ')}</span>
            <span>{telephone}</span>
          </span>
          {(scope === 'shipping' ? entry.isDefaultShipping : entry.isDefaultBilling) && (
            <span className={styles.default}>
              <FormattedMessage id="address.default" />
            </span>
          )}
        </label>
      ))}
      <label className={styles.choice}>
        <input type="radio" name={`${scope}Choice`} checked={value === 'other'} onChange={() => onChange('other')} />
        <b className={styles.other}>{formatMessage({ id: 'address.useOther' })}</b>
      </label>
    </fieldset>
  );
};

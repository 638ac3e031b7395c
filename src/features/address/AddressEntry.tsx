import { Suspense, useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { lazyComponent } from '@/kernel/routing/lazyComponent';
import { CheckboxField } from '@/ui/forms/informed/CheckboxField';
import { LoadingIndicator } from '@/ui/LoadingIndicator/LoadingIndicator';
import type { Address } from './address';
import type { BookAddress } from './addressBook';
import { AddressChoice, type AddressChoiceValue } from './AddressChoice';
import { AddressFields, type AddressFieldsProps } from './AddressFields';
import { loadFields } from './fields/lazyFields';
import styles from './AddressEntry.module.css';

/** With the countries of the store; a build for Great Britain alone has no such chunk. */
const lazyCountryFields = OFFERS_COUNTRIES
  ? lazyComponent(
      async () =>
        (await import(/* webpackChunkName: "address-countries" */ './countries/CountryAddressFields'))
          .CountryAddressFields,
    )
  : undefined;

const TypedFields = (props: AddressFieldsProps) =>
  lazyCountryFields ? (
    <Suspense fallback={<LoadingIndicator />}>
      <lazyCountryFields.Component {...props} />
    </Suspense>
  ) : (
    <AddressFields {...props} />
  );

export interface AddressEntryProps {
  scope: 'shipping' | 'billing';
  /** None for a guest. */
  book: readonly BookAddress[];
  choice: AddressChoiceValue;
  onChoose: (choice: AddressChoiceValue) => void;
  /** What the fields of another address begin with. */
  initial: Partial<Address>;
  /** Asks whether to keep the typed address, under the name `isKept`; undefined asks nothing. */
  isKept?: boolean;
}

/** An address: one of the address book, or typed. Stands in the grid of an informed form. */
export const AddressEntry = ({ scope, book, choice, onChoose, initial, isKept }: AddressEntryProps) => {
  useEffect(loadFields, []);
  return (
    <>
      {book.length > 0 && (
        <div className={styles.wide}>
          <AddressChoice scope={scope} book={book} value={choice} onChange={onChoose} />
        </div>
      )}
      {choice === 'other' && <TypedFields scope={scope} initial={initial} />}
      {choice === 'other' && isKept !== undefined && (
        <div className={styles.wide}>
          <CheckboxField name="isKept" label={<FormattedMessage id="address.saveToBook" />} initialValue={isKept} />
        </div>
      )}
    </>
  );
};

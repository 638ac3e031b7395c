import { Suspense, useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import type { KnownForm } from '@/features/formFields/formField';
import { CheckboxField } from '@/ui/forms/informed/CheckboxField';
import { Shimmer } from '@/ui/Shimmer/Shimmer';
import type { Address } from './address';
import type { BookAddress } from './addressBook';
import type { AddressFormCode } from './readAddress';
import { lazyAddressChoice, lazyTypedFields, loadFields } from './fields/lazyFields';
import styles from './AddressEntry.module.css';

/** The entry of that id, or an address that is typed. */
export type AddressChoiceValue = number | 'other';

export interface AddressEntryProps {
  scope: 'shipping' | 'billing';
  /** Which of the merchant's forms it is. */
  formCode: AddressFormCode;
  /** None for a guest. */
  book: readonly BookAddress[];
  choice: AddressChoiceValue;
  onChoose: (choice: AddressChoiceValue) => void;
  /** What the fields of another address begin with. */
  initial: Partial<Address>;
  /** Told what the merchant's form asks for, once the fields of it are shown. */
  onForm?: ((form: KnownForm) => void) | undefined;
  /** Id of an address of the book that is completed in the fields. */
  completed?: number | undefined;
  /** Asks whether to keep the typed address, under the name `isKept`; undefined asks nothing. */
  isKept?: boolean;
}

/** An address: one of the address book, or typed. Stands in the grid of an informed form. */
export const AddressEntry = ({
  scope,
  formCode,
  book,
  choice,
  onChoose,
  initial,
  onForm,
  completed,
  isKept,
}: AddressEntryProps) => {
  useEffect(loadFields, []);
  const waiting = <Shimmer className={styles.waiting} />;
  return (
    <>
      {book.length > 0 && (
        <div className={styles.wide}>
          <Suspense fallback={waiting}>
            <lazyAddressChoice.Component scope={scope} book={book} value={choice} onChange={onChoose} />
          </Suspense>
        </div>
      )}
      {completed !== undefined && (
        <p className={styles.wide}>
          <FormattedMessage id="address.complete" />
        </p>
      )}
      {choice === 'other' && (
        <Suspense fallback={waiting}>
          <lazyTypedFields.Component key={completed} {...{ scope, formCode, initial, onForm }} />
        </Suspense>
      )}
      {choice === 'other' && isKept !== undefined && (
        <div className={styles.wide}>
          <CheckboxField name="isKept" label={<FormattedMessage id="address.saveToBook" />} initialValue={isKept} />
        </div>
      )}
    </>
  );
};

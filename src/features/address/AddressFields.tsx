import { type ReactNode, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { isRequired, type Validator } from '@/kernel/validation/validators';
import { TextField } from '@/ui/forms/informed/TextField';
import { Shimmer } from '@/ui/Shimmer/Shimmer';
import { type Address, isPhoneAlwaysNeeded } from './address';
import { lazyPhoneField, lazyPlaceEntry } from './fields/lazyFields';
import styles from './AddressFields.module.css';

/** What follows from the country of an address. */
export interface AddressPlace {
  isBritish: boolean;
  /** Chooses the country. */
  country: ReactNode;
  postcode: { label: string; ask: string; validate: Validator | undefined; isOptional: boolean };
  /** Undefined where a county may be added. */
  region: ReactNode;
}

export interface AddressFieldsProps {
  /** Puts the fields of two addresses of one form apart: `billing` gives `billing.city`. */
  scope: 'shipping' | 'billing';
  initial: Partial<Address> | null;
  /** Great Britain without it. */
  place?: AddressPlace;
}

/** The fields of an address: who, and where, which is found or typed. */
export const AddressFields = ({ scope, initial, place }: AddressFieldsProps) => {
  const { formatMessage } = useIntl();
  const isPhoneNeeded = isPhoneAlwaysNeeded();
  return (
    <>
      <TextField
        name={`${scope}FirstName`}
        label={formatMessage({ id: 'address.firstName' })}
        initialValue={initial?.firstname}
        autoComplete={`${scope} given-name`}
        validate={isRequired}
        ask={formatMessage({ id: 'ask.firstName' })}
      />
      <TextField
        name={`${scope}LastName`}
        label={formatMessage({ id: 'address.lastName' })}
        initialValue={initial?.lastname}
        autoComplete={`${scope} family-name`}
        validate={isRequired}
        ask={formatMessage({ id: 'ask.lastName' })}
      />
      {place?.country}
      <Suspense fallback={<Shimmer className={styles.loading} />}>
        <lazyPlaceEntry.Component scope={scope} initial={initial} place={place} />
        {(isPhoneNeeded || scope === 'shipping') && (
          <lazyPhoneField.Component scope={scope} initial={initial?.telephone} isNeeded={isPhoneNeeded} />
        )}
      </Suspense>
    </>
  );
};

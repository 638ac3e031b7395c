import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { combine, isPhone, isRequired, isUkPostcode, type Validator } from '@/kernel/validation/validators';
import { TextField } from '@/ui/forms/informed/TextField';
import type { Address } from './address';
import { AddressLookupField } from './lookup/AddressLookupField';
import { useBackendLookup } from './lookup/useBackendLookup';
import styles from './AddressFields.module.css';

/** What follows from the country of an address. */
export interface AddressPlace {
  isBritish: boolean;
  /** Chooses the country. */
  country: ReactNode;
  postcode: { label: string; validate: Validator | undefined; isOptional: boolean };
  region: ReactNode;
}

export interface AddressFieldsProps {
  /** Puts the fields of two addresses of one form apart: `billing` gives `billing.city`. */
  scope: 'shipping' | 'billing';
  initial: Partial<Address> | null;
  /** Great Britain without it. */
  place?: AddressPlace;
}

const postcodeRules = combine(isRequired, isUkPostcode);
const phoneRules = combine(isRequired, isPhone);

/** The fields of an address. Great Britain has no regions: its county is written, and need not be. */
export const AddressFields = ({ scope, initial, place }: AddressFieldsProps) => {
  const { formatMessage } = useIntl();
  const lookup = useBackendLookup();
  const label = (id: string): string => formatMessage({ id });
  const complete = (field: string): string => `${scope} ${field}`;
  return (
    <>
      <TextField
        name={`${scope}FirstName`}
        label={label('address.firstName')}
        initialValue={initial?.firstname}
        autoComplete={complete('given-name')}
        validate={isRequired}
      />
      <TextField
        name={`${scope}LastName`}
        label={label('address.lastName')}
        initialValue={initial?.lastname}
        autoComplete={complete('family-name')}
        validate={isRequired}
      />
      {place?.country}
      {CAPABILITIES.addressLookup && (!place || place.isBritish) && (
        <AddressLookupField scope={scope} lookup={lookup} />
      )}
      <TextField
        className={styles.wide}
        name={`${scope}Street`}
        label={label('address.street')}
        initialValue={initial?.street?.[0]}
        autoComplete={complete('address-line1')}
        validate={isRequired}
      />
      <TextField
        className={styles.wide}
        name={`${scope}Street2`}
        label={label('address.street2')}
        isOptional
        initialValue={initial?.street?.[1]}
        autoComplete={complete('address-line2')}
      />
      <TextField
        name={`${scope}City`}
        label={label('address.city')}
        initialValue={initial?.city}
        autoComplete={complete('address-level2')}
        validate={isRequired}
      />
      <TextField
        name={`${scope}Postcode`}
        label={label('address.postcode')}
        validate={postcodeRules}
        {...place?.postcode}
        initialValue={initial?.postcode}
        autoComplete={complete('postal-code')}
        autoCapitalize="characters"
      />
      {place?.region ?? (
        <TextField
          name={`${scope}County`}
          label={label('address.county')}
          isOptional
          initialValue={initial?.region}
          autoComplete={complete('address-level1')}
        />
      )}
      <TextField
        name={`${scope}Phone`}
        label={label('address.phone')}
        help={scope === 'shipping' ? label('address.phoneHelp') : undefined}
        initialValue={initial?.telephone}
        type="tel"
        inputMode="tel"
        autoComplete={complete('tel')}
        validate={phoneRules}
      />
    </>
  );
};

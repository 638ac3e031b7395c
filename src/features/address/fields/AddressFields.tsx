import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { KnownForm } from '@/features/formFields/formField';
import { isRequired, type Validator } from '@/kernel/validation/validators';
import { TextField } from '@/ui/forms/informed/TextField';
import { type Address, isPhoneAlwaysNeeded } from '../address';
import { type FieldPlace, fieldsAt } from './fieldsAt';
import { ExtraFields } from './ExtraFields';
import { PlaceEntry } from './PlaceEntry';
import { PhoneField } from '../PhoneField';
import { takenLines } from '../streetLines';

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
  /** What the merchant's form has. */
  form: KnownForm;
  /** Great Britain without it. */
  place?: AddressPlace;
}

/** The fields of an address: who, and where, which is found or typed. */
export const AddressFields = ({ scope, initial: given, form, place }: AddressFieldsProps) => {
  const { formatMessage } = useIntl();
  const initial = given?.street ? { ...given, street: takenLines(form, given.street) } : given;
  const isPhoneNeeded = isPhoneAlwaysNeeded(form);
  const extras = (at: FieldPlace) => {
    const fields = fieldsAt(form.fields, at);
    return fields.length > 0 && <ExtraFields {...{ scope, at, fields }} initial={initial?.extra} />;
  };
  return (
    <>
      {extras('prefix')}
      <TextField
        name={`${scope}FirstName`}
        label={formatMessage({ id: 'address.firstName' })}
        initialValue={initial?.firstname}
        autoComplete={`${scope} given-name`}
        validate={isRequired}
        ask={formatMessage({ id: 'ask.firstName' })}
      />
      {extras('middlename')}
      <TextField
        name={`${scope}LastName`}
        label={formatMessage({ id: 'address.lastName' })}
        initialValue={initial?.lastname}
        autoComplete={`${scope} family-name`}
        validate={isRequired}
        ask={formatMessage({ id: 'ask.lastName' })}
      />
      {extras('suffix')}
      {extras('company')}
      {place?.country}
      <PlaceEntry scope={scope} initial={initial} form={form} place={place} />
      {form.telephone !== 'no' && (isPhoneNeeded || scope === 'shipping') && (
        <PhoneField scope={scope} initial={initial?.telephone} isNeeded={isPhoneNeeded} />
      )}
      {extras('rest')}
    </>
  );
};

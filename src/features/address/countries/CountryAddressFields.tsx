import { useIntl } from 'react-intl';
import { isRequired, isUkPostcode, combine, type Validator } from '@/kernel/validation/validators';
import { SelectField } from '@/ui/forms/informed/SelectField';
import { TextField } from '@/ui/forms/informed/TextField';
import { useFieldValue } from '@/ui/forms/informed/useFieldValue';
import { AddressFields, type AddressFieldsProps } from '../fields/AddressFields';
import { CountriesGate } from '../CountriesGate';
import { countryWords } from '../countryWords';
import type { Country } from '../useAddressCountries';
import styles from '../fields/AddressFields.module.css';

const isBritishPostcode = combine(isRequired, isUkPostcode);

/** A region of the country; what was chosen for another country counts as nothing. */
const isRegionOf =
  ({ regions }: Country): Validator =>
  (value, values) =>
    isRequired(regions.some(({ id }) => String(id) === value) ? value : '', values);

interface KnownCountryFieldsProps extends AddressFieldsProps {
  list: readonly Country[];
  home: Country;
}

const RegionField = ({ scope, initial, country }: Omit<AddressFieldsProps, 'form'> & { country: Country }) => {
  const { formatMessage } = useIntl();
  const { regions, needsRegion } = country;
  const look = { label: formatMessage({ id: countryWords(country.id).region }), isOptional: !needsRegion };
  if (regions.length === 0) {
    return (
      <TextField
        {...look}
        name={`${scope}County`}
        isOptional
        initialValue={initial?.region}
        autoComplete={`${scope} address-level1`}
      />
    );
  }
  // An address that the backend gave may name the region by its code alone.
  const known = regions.find(({ id, code }) => id === initial?.region_id || (code && code === initial?.region_code));
  return (
    <SelectField
      {...look}
      name={`${scope}Region`}
      initialValue={known ? String(known.id) : ''}
      ask={formatMessage({ id: countryWords(country.id).askRegion })}
      validate={needsRegion ? isRegionOf(country) : undefined}
      options={[
        { value: '', label: formatMessage({ id: 'address.chooseRegion' }) },
        ...regions.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
    />
  );
};

const KnownCountryFields = ({ scope, initial, form, list, home }: KnownCountryFieldsProps) => {
  const { formatMessage } = useIntl();
  const chosen = useFieldValue(`${scope}Country`);
  const first = list.find(({ id }) => id === initial?.country_id) ?? home;
  const country = list.find(({ id }) => id === chosen) ?? first;
  const { id, needsPostcode } = country;
  return (
    <AddressFields
      scope={scope}
      initial={initial}
      form={form}
      place={{
        isBritish: id === 'GB',
        country: list.length > 1 && (
          <SelectField
            className={styles.wide}
            name={`${scope}Country`}
            label={formatMessage({ id: 'address.country' })}
            initialValue={first.id}
            autoComplete={`${scope} country`}
            options={list.map((each) => ({ value: each.id, label: each.name }))}
          />
        ),
        postcode: {
          label: formatMessage({ id: countryWords(id).postcode }),
          ask: formatMessage({ id: countryWords(id).askPostcode }),
          validate: id === 'GB' ? isBritishPostcode : needsPostcode ? isRequired : undefined,
          isOptional: !needsPostcode,
        },
        region:
          id === 'GB' && country.regions.length === 0 ? undefined : (
            <RegionField key={id} scope={scope} initial={initial} country={country} />
          ),
      }}
    />
  );
};

/** The fields of an address of any country that the store allows: what is asked follows from the country. */
export const CountryAddressFields = (props: AddressFieldsProps) => (
  <CountriesGate>{(list, home) => <KnownCountryFields {...props} list={list} home={home} />}</CountriesGate>
);

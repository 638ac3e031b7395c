import { useIntl } from 'react-intl';
import { combine, formatUkPostcode, isRequired, isUkPostcode } from '@/kernel/validation/validators';
import { TextField } from '@/ui/forms/informed/TextField';
import type { AddressFieldsProps } from '../AddressFields';
import { AddedField } from './AddedField';
import styles from './fields.module.css';

const postcodeRules = combine(isRequired, isUkPostcode);

export interface PlaceFieldsProps extends AddressFieldsProps {
  /** Nothing is asked of fields that nobody has come to yet. */
  isAsked: boolean;
}

/** Where an address is, line by line. Great Britain has no regions: its county is written, and need not be. */
export const PlaceFields = ({ scope, initial, place, isAsked }: PlaceFieldsProps) => {
  const { formatMessage } = useIntl();
  const label = (id: string): string => formatMessage({ id });
  const complete = (field: string): string => `${scope} ${field}`;
  const { postcode } = place ?? {};
  return (
    <>
      <TextField
        className={styles.wide}
        name={`${scope}Street`}
        label={label('address.street')}
        initialValue={initial?.street?.[0]}
        ask={label('ask.street')}
        autoComplete={complete('address-line1')}
        validate={isAsked ? isRequired : undefined}
      />
      <AddedField name={`${scope}Street2`} label={label('address.addStreet2')}>
        <TextField
          name={`${scope}Street2`}
          label={label('address.street2')}
          isOptional
          initialValue={initial?.street?.[1]}
          autoComplete={complete('address-line2')}
        />
      </AddedField>
      <TextField
        name={`${scope}City`}
        label={label('address.city')}
        initialValue={initial?.city}
        ask={label('ask.city')}
        autoComplete={complete('address-level2')}
        validate={isAsked ? isRequired : undefined}
      />
      <TextField
        name={`${scope}Postcode`}
        label={postcode?.label ?? label('address.postcode')}
        isOptional={postcode?.isOptional}
        validate={isAsked ? (postcode ? postcode.validate : postcodeRules) : undefined}
        initialValue={initial?.postcode}
        ask={postcode?.ask ?? label('ask.postcode')}
        format={!place || place.isBritish ? formatUkPostcode : undefined}
        autoComplete={complete('postal-code')}
        autoCapitalize="characters"
      />
      {place?.region ?? (
        <AddedField name={`${scope}County`} label={label('address.addCounty')}>
          <TextField
            name={`${scope}County`}
            label={label('address.county')}
            isOptional
            initialValue={initial?.region}
            autoComplete={complete('address-level1')}
          />
        </AddedField>
      )}
    </>
  );
};

import { useIntl } from 'react-intl';
import { combine, formatUkPostcode, isRequired, isUkPostcode } from '@/kernel/validation/validators';
import { TextField } from '@/ui/forms/informed/TextField';
import type { AddressFieldsProps } from './AddressFields';
import { lineCount } from '../streetLines';
import { AddedField } from './AddedField';
import { FurtherLine } from './FurtherLine';
import styles from './fields.module.css';

const postcodeRules = combine(isRequired, isUkPostcode);

export interface PlaceFieldsProps extends AddressFieldsProps {
  /** Nothing is asked of fields that nobody has come to yet. */
  isAsked: boolean;
}

/** Where an address is, line by line. Great Britain has no regions: its county is written, and need not be. */
export const PlaceFields = ({ scope, initial, form, place, isAsked }: PlaceFieldsProps) => {
  const { formatMessage } = useIntl();
  const label = (id: string): string => formatMessage({ id });
  const complete = (field: string): string => `${scope} ${field}`;
  const { postcode } = place ?? {};
  const lines = lineCount(form, initial?.street ?? []);
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
      {lines > 1 && <FurtherLine scope={scope} line={2} last={lines} street={initial?.street} />}
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

import { useIntl } from 'react-intl';
import { combine, isPhone, isRequired, optional } from '@/kernel/validation/validators';
import { TextField } from '@/ui/forms/informed/TextField';
import { AddedField } from './fields/AddedField';
import styles from './fields/AddressFields.module.css';

export interface PhoneFieldProps {
  scope: 'shipping' | 'billing';
  initial: string | undefined;
  isNeeded: boolean;
}

const neededRules = combine(isRequired, isPhone);
const optionalRules = optional(isPhone);

/** A telephone number for who brings the goods; behind a button where the order goes without. */
export const PhoneField = ({ scope, initial, isNeeded }: PhoneFieldProps) => {
  const { formatMessage } = useIntl();
  const name = `${scope}Phone`;
  const field = (
    <TextField
      className={styles.wide}
      name={name}
      label={formatMessage({ id: 'address.phone' })}
      help={
        scope === 'shipping' ? formatMessage({ id: isNeeded ? 'address.phoneNeeded' : 'address.phoneHelp' }) : undefined
      }
      isOptional={!isNeeded}
      initialValue={initial}
      type="tel"
      inputMode="tel"
      autoComplete={`${scope} tel`}
      ask={formatMessage({ id: scope === 'shipping' ? 'ask.phone' : 'ask.phoneOfBill' })}
      validate={isNeeded ? neededRules : optionalRules}
    />
  );
  if (isNeeded) return field;
  return (
    <AddedField name={name} label={formatMessage({ id: 'address.addPhone' })}>
      {field}
    </AddedField>
  );
};

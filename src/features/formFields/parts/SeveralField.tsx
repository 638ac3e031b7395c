import { FormattedMessage } from 'react-intl';
import { isChecked, type Validator } from '@/kernel/validation/validators';
import { CheckboxField } from '@/ui/forms/informed/CheckboxField';
import { optionName } from '../extraValues';
import type { FormField } from '../formField';
import styles from './SeveralField.module.css';

export interface SeveralFieldProps {
  field: FormField;
  name: string;
  label: string;
  /** Values, joined by commas. */
  initial: string;
  options: readonly { label: string; value: string }[];
  className?: string | undefined;
}

/** Options of which any number can be ticked, at least one where the merchant wants a value. */
export const SeveralField = ({ field, name, label, initial, options, className }: SeveralFieldProps) => {
  const chosen = initial.split(',');
  const names = options.map(({ value }) => optionName(name, value));
  const hasOne: Validator = (value, values) =>
    value === true || names.some((each) => values[each] === true) ? undefined : isChecked(false, values);
  return (
    <fieldset className={`${styles.group} ${className ?? ''}`}>
      <legend className={styles.legend}>
        {label} {!field.isRequired && <FormattedMessage id="ui.optional" />}
      </legend>
      {options.map(({ value, label: text }, index) => (
        <CheckboxField
          key={value}
          name={optionName(name, value)}
          label={text}
          initialValue={chosen.includes(value)}
          validate={field.isRequired && index === 0 ? hasOne : undefined}
        />
      ))}
    </fieldset>
  );
};

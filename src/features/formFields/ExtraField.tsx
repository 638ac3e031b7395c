import { type IntlShape, useIntl } from 'react-intl';
import { useMemo } from 'react';
import { CheckboxField } from '@/ui/forms/informed/CheckboxField';
import { SelectField } from '@/ui/forms/informed/SelectField';
import { TextAreaField } from '@/ui/forms/informed/TextAreaField';
import { TextField } from '@/ui/forms/informed/TextField';
import { extraName } from './extraValues';
import { validatorOf } from './fieldRules';
import type { ExtraValues, FormField } from './formField';
import { SeveralField } from './parts/SeveralField';
import { autoCompletes, stockGenders, stockLabels } from './parts/stockFields';

/** The merchant's label, or where Magento's own still stands, the same in the shop's language. */
export const labelOf = ({ code, label }: FormField, { formatMessage }: IntlShape): string => {
  const stock = stockLabels[code];
  return stock?.label === label ? formatMessage({ id: stock.id }) : label;
};

const optionsOf = ({ code, kind, options }: FormField, { formatMessage }: IntlShape) => {
  if (kind === 'boolean' && options.length === 0)
    return ['1', '0'].map((value) => ({
      value,
      label: formatMessage({ id: value === '1' ? 'formFields.yes' : 'formFields.no' }),
    }));
  return options.map(({ label, value }) => {
    const stock = code === 'gender' ? stockGenders[value] : undefined;
    return { value, label: stock?.label === label ? formatMessage({ id: stock.id }) : label };
  });
};

/** What a person reads of a value. */
export const shownValue = (field: FormField, value: string, intl: IntlShape): string => {
  const { kind } = field;
  if (value === '') return '';
  if (kind === 'date') return intl.formatDate(`${value.slice(0, 10)}T12:00:00`, { dateStyle: 'long' });
  if (kind !== 'select' && kind !== 'multiselect' && kind !== 'boolean') return value;
  const chosen = value.split(',');
  const found = optionsOf(field, intl).filter((option) => chosen.includes(option.value));
  return found.map(({ label }) => label).join(', ');
};

export interface ExtraFieldProps {
  field: FormField;
  /** Puts two addresses of one form apart; '' for an account. */
  scope: string;
  initial: ExtraValues | undefined;
  className?: string;
}

/** A field that the merchant's form has, as its kind is entered. */
export const ExtraField = ({ field, scope, initial, className }: ExtraFieldProps) => {
  const intl = useIntl();
  const { code, kind, isRequired, rules } = field;
  const validate = useMemo(() => validatorOf(field), [field]);
  const begins = initial?.[code] ?? field.initial;
  const name = extraName(scope, code);
  const label = labelOf(field, intl);
  const known = autoCompletes[code];
  const look = {
    name,
    label,
    className,
    validate,
    isOptional: !isRequired,
    initialValue: begins,
    ask: intl.formatMessage({ id: 'formFields.ask' }, { label }),
  };
  const autoComplete = known && `${scope} ${known}`.trim();
  if (kind === 'boolean' && !isRequired)
    return (
      <div className={className}>
        <CheckboxField name={name} label={label} initialValue={begins === '1'} />
      </div>
    );
  if (kind === 'multiselect')
    return <SeveralField {...{ field, name, label, initial: begins, className }} options={optionsOf(field, intl)} />;
  if (kind === 'select' || kind === 'boolean') {
    const choose = { value: '', label: intl.formatMessage({ id: 'formFields.choose' }) };
    return <SelectField {...look} autoComplete={autoComplete} options={[choose, ...optionsOf(field, intl)]} />;
  }
  if (kind === 'textarea') return <TextAreaField {...look} maxLength={rules.longest} rows={3} />;
  if (kind === 'date') return <TextField {...look} autoComplete={autoComplete} type="date" />;
  return <TextField {...look} autoComplete={autoComplete} />;
};

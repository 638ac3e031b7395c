import type { FormValues } from '@/ui/forms/informed/InformedForm';
import type { ExtraValues, FormField } from './formField';

/** Name of a field in a form. @param scope puts two addresses of one form apart. */
export const extraName = (scope: string, code: string): string => `${scope}Extra_${code}`;

/** Name of one of several options. */
export const optionName = (name: string, value: string): string => `${name}__${value}`;

/** What stands in a field; '' for nothing, which is sent as such: what was there goes. */
const valueIn = (values: FormValues, scope: string, { code, kind, isRequired, options }: FormField): string => {
  const name = extraName(scope, code);
  if (kind === 'boolean' && !isRequired) return values.isChecked(name) ? '1' : '0';
  if (kind !== 'multiselect') return values.text(name).trim();
  return options
    .map(({ value }) => value)
    .filter((value) => values.isChecked(optionName(name, value)))
    .join(',');
};

/** What was entered into the fields of a form, by their codes. */
export const readExtra = (values: FormValues, scope: string, fields: readonly FormField[]): ExtraValues =>
  Object.fromEntries(fields.map((field) => [field.code, valueIn(values, scope, field)]));

/** Fields that lack a value that the merchant wants. */
export const missingFields = (extra: ExtraValues | undefined, fields: readonly FormField[]): FormField[] =>
  fields.filter(({ code, isRequired }) => isRequired && !extra?.[code]);

/** Values of the merchant's own attributes as mutations take them. @param own codes with a field of their own. */
export const customAttributes = (extra: ExtraValues, own: readonly string[]) =>
  Object.entries(extra)
    .filter(([code]) => !own.includes(code))
    .map(([attribute_code, value]) => ({ attribute_code, value }));

interface AttributeAnswer {
  code: string;
  value?: string;
  selected_options?: readonly ({ value: string } | null)[];
}

/** Values of the merchant's own attributes as the backend answers them. */
export const readAttributes = (found: readonly (AttributeAnswer | null)[] | null | undefined): ExtraValues =>
  Object.fromEntries(
    (found ?? []).flatMap((each) =>
      each
        ? [
            [
              each.code,
              each.value ?? (each.selected_options ?? []).flatMap((one) => one?.value ?? []).join(','),
            ] as const,
          ]
        : [],
    ),
  );

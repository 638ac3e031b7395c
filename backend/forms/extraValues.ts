import type { AttributeValueInput } from '../schema/resolvers.generated';
import { isRecord } from '../isRecord';
import type { FormField } from './formFields';

/** Values of fields besides names and place, by the code of the attribute; what is empty is not there. */
export type ExtraValues = Readonly<Record<string, string>>;

/** What of an address is no custom attribute although it is optional. */
export const addressParts = ['prefix', 'middlename', 'suffix', 'fax', 'vat_id'] as const;

/** The same of a customer; the API calls `dob` `date_of_birth`. */
export const customerParts = ['prefix', 'middlename', 'suffix', 'dob', 'gender', 'taxvat'] as const;

/** The values of a column of JSON. */
export const parseExtra = (json: string): ExtraValues => {
  const stored: unknown = JSON.parse(json);
  return isRecord(stored)
    ? Object.fromEntries(Object.entries(stored).map(([code, value]) => [code, String(value)]))
    : {};
};

/** What a client sends of them; undefined is left out. */
export type SentExtra = Readonly<Record<string, string | number | null | undefined>>;

/** Lays what a client sent over what was there: undefined leaves, null and empty texts clear. */
export const overlayExtra = (before: ExtraValues, sent: SentExtra): ExtraValues => {
  const merged = Object.entries(sent).reduce<SentExtra>(
    (all, [code, value]) => (value === undefined ? all : { ...all, [code]: value }),
    { ...before },
  );
  return Object.fromEntries(
    Object.entries(merged)
      .map(([code, value]): [string, string] => [code, String(value ?? '').trim()])
      .filter(([, value]) => value !== ''),
  );
};

/** The values of custom attributes as a client sends them, by code; several options are joined by commas. */
export const readCustomValues = (
  given: readonly (AttributeValueInput | null)[] | null | undefined,
): Record<string, string> =>
  Object.fromEntries(
    (given ?? []).flatMap((each) =>
      each
        ? [
            [
              each.attribute_code,
              each.selected_options?.length
                ? each.selected_options.map(({ value }) => value).join(',')
                : (each.value ?? ''),
            ],
          ]
        : [],
    ),
  );

/** Values of custom attributes as the API answers them. */
export const customValues = (extra: ExtraValues, fields: readonly FormField[], own: readonly string[]) =>
  fields
    .filter(({ code }) => !own.includes(code) && extra[code] !== undefined)
    .map(({ code, input, options = [] }) => {
      const value = extra[code] ?? '';
      const chosen = value.split(',');
      return input === 'SELECT' || input === 'MULTISELECT'
        ? {
            __typename: 'AttributeSelectedOptions' as const,
            code,
            selected_options: options
              .filter((option) => chosen.includes(option.value))
              .map((option) => ({ __typename: 'AttributeSelectedOption' as const, ...option })),
          }
        : { __typename: 'AttributeValue' as const, code, value };
    });

/** The fields of an address that the API has beside custom attributes. */
export const extraParts = ({ prefix, middlename, suffix, fax, vat_id }: ExtraValues) => ({
  prefix: prefix ?? null,
  middlename: middlename ?? null,
  suffix: suffix ?? null,
  fax: fax ?? null,
  vat_id: vat_id ?? null,
});

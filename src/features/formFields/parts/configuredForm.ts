import { givenSettings, settingText } from '@/kernel/app/settings';
import type { FormCode, FormField, KnownForm } from '../formField';
import { stockGenders, stockLabels } from './stockFields';

const isOfAddress = (code: FormCode): boolean => code.endsWith('address') || code === 'customer_address_edit';

const addressCodes = ['prefix', 'middlename', 'suffix', 'company', 'fax', 'vat_id'];
const customerCodes = ['prefix', 'middlename', 'suffix', 'dob', 'gender', 'taxvat'];

const toField = (code: string, isRequired: boolean): FormField => ({
  code,
  label: stockLabels[code]?.label ?? code,
  kind: code === 'dob' ? 'date' : code === 'gender' ? 'select' : 'text',
  isRequired,
  initial: '',
  options: code === 'gender' ? Object.entries(stockGenders).map(([value, { label }]) => ({ label, value })) : [],
  rules: { longest: 255 },
});

/** The fields that a setting names, such as `company,vat_id*`; an asterisk stands for required. */
const readList = (list: string, known: readonly string[]): FormField[] => {
  const named = list.split(',').map((part) => part.trim());
  return known.flatMap((code) =>
    named.includes(`${code}*`) ? [toField(code, true)] : named.includes(code) ? [toField(code, false)] : [],
  );
};

/** What a form asks for by the settings of this shop, for a backend that does not tell. */
export const configuredForm = (code: FormCode): KnownForm => {
  const given = givenSettings(document);
  const fields = isOfAddress(code)
    ? readList(settingText(given, 'addressFields', ''), addressCodes)
    : readList(settingText(given, 'accountFields', ''), customerCodes);
  const lines = /^[1-9]$/.exec(settingText(given, 'streetLines', ''))?.[0];
  return { fields, telephone: undefined, streetLines: Number(lines ?? 2), refusesMoreLines: lines !== undefined };
};

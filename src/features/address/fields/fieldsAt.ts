import type { FormField } from '@/features/formFields/formField';

/** Where a field stands in the form: around the names, behind them, or at the end. */
export type FieldPlace = 'prefix' | 'middlename' | 'suffix' | 'company' | 'rest';

const placeOf = (code: string): FieldPlace => {
  if (code === 'prefix' || code === 'middlename' || code === 'suffix') return code;
  return code === 'company' || code === 'vat_id' ? 'company' : 'rest';
};

/** The fields of one place, in the merchant's order. */
export const fieldsAt = (fields: readonly FormField[], place: FieldPlace): FormField[] =>
  fields.filter(({ code }) => placeOf(code) === place);

import type { AttributeFrontendInputEnum, InputFilterEnum, ValidationRuleEnum } from '../schema/resolvers.generated';
import type { FormSettings, Shown } from './models';

type Rule = readonly [ValidationRuleEnum, string];

/** A field of a form, as the attribute behind it says. */
export interface FormField {
  code: string;
  label: string;
  input: AttributeFrontendInputEnum;
  order: number;
  isRequired: boolean;
  filter?: InputFilterEnum;
  lines?: number;
  rules?: readonly Rule[];
  options?: readonly { label: string; value: string }[];
  defaultValue?: string;
}

type FieldLook = Omit<FormField, 'isRequired'> & { shown: Shown };

const shortText: readonly Rule[] = [
  ['MAX_TEXT_LENGTH', '255'],
  ['MIN_TEXT_LENGTH', '1'],
];

/** Order of a field of the merchant's own that says none. */
const afterAll = 1000;

const present = (looks: readonly FieldLook[]): FormField[] =>
  looks.flatMap(({ shown, ...look }) => (shown === 'no' ? [] : [{ ...look, isRequired: shown === 'req' }]));

const customFields = (forms: FormSettings, entity: 'CUSTOMER' | 'CUSTOMER_ADDRESS'): FormField[] =>
  forms.custom
    .filter((field) => field.entity === entity)
    .map(({ code, label, input, isRequired = false, defaultValue, options = [], rules = [] }, index) => ({
      code,
      label,
      input,
      isRequired,
      options,
      order: afterAll + index,
      rules: rules.map(({ name, value }) => [name, value] as const),
      ...(defaultValue === undefined ? {} : { defaultValue }),
    }));

const names = ({ prefix, middlename, suffix }: FormSettings, first: number): FieldLook[] => [
  { code: 'prefix', label: 'Name Prefix', input: 'TEXT', order: first, shown: prefix },
  {
    code: 'firstname',
    label: 'First Name',
    input: 'TEXT',
    order: first + 10,
    shown: 'req',
    filter: 'TRIM',
    rules: shortText,
  },
  {
    code: 'middlename',
    label: 'Middle Name/Initial',
    input: 'TEXT',
    order: first + 20,
    shown: middlename,
    filter: 'TRIM',
  },
  {
    code: 'lastname',
    label: 'Last Name',
    input: 'TEXT',
    order: first + 30,
    shown: 'req',
    filter: 'TRIM',
    rules: shortText,
  },
  { code: 'suffix', label: 'Name Suffix', input: 'TEXT', order: first + 40, shown: suffix },
];

/** The fields of the forms in which an account is made and changed. */
export const customerFields = (forms: FormSettings): FormField[] => [
  ...present([
    ...names(forms, 30),
    { code: 'email', label: 'Email', input: 'TEXT', order: 80, shown: 'req', rules: [['INPUT_VALIDATION', 'email']] },
    {
      code: 'dob',
      label: 'Date of Birth',
      input: 'DATE',
      order: 90,
      shown: forms.dob,
      filter: 'DATE',
      rules: [['INPUT_VALIDATION', 'date']],
    },
    {
      code: 'taxvat',
      label: 'Tax/VAT Number',
      input: 'TEXT',
      order: 100,
      shown: forms.taxvat,
      rules: [['MAX_TEXT_LENGTH', '255']],
    },
    {
      code: 'gender',
      label: 'Gender',
      input: 'SELECT',
      order: 110,
      shown: forms.gender,
      options: ['Male', 'Female', 'Not Specified'].map((label, index) => ({ label, value: String(index + 1) })),
    },
  ]),
  ...customFields(forms, 'CUSTOMER'),
];

/** The fields of the forms of addresses. Options of country and region are those of the query `countries`. */
export const addressFields = (forms: FormSettings): FormField[] => [
  ...present([
    ...names(forms, 10),
    { code: 'company', label: 'Company', input: 'TEXT', order: 60, shown: forms.company, rules: shortText },
    {
      code: 'street',
      label: 'Street Address',
      input: 'MULTILINE',
      order: 70,
      shown: 'req',
      lines: forms.streetLines,
      rules: shortText,
    },
    { code: 'city', label: 'City', input: 'TEXT', order: 100, shown: 'req', rules: shortText },
    { code: 'country_id', label: 'Country', input: 'SELECT', order: 80, shown: 'req' },
    { code: 'region', label: 'State/Province', input: 'TEXT', order: 90, shown: 'opt' },
    { code: 'region_id', label: 'State/Province', input: 'HIDDEN', order: 90, shown: 'opt' },
    { code: 'postcode', label: 'Zip/Postal Code', input: 'TEXT', order: 110, shown: 'opt' },
    { code: 'telephone', label: 'Phone Number', input: 'TEXT', order: 120, shown: forms.telephone, rules: shortText },
    { code: 'fax', label: 'Fax', input: 'TEXT', order: 130, shown: forms.fax, rules: shortText },
    { code: 'vat_id', label: 'VAT Number', input: 'TEXT', order: 140, shown: forms.vat_id },
  ]),
  ...customFields(forms, 'CUSTOMER_ADDRESS'),
];

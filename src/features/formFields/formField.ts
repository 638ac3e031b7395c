/** Which form is asked about, as Magento calls it. */
export type FormCode =
  'customer_account_create' | 'customer_account_edit' | 'customer_register_address' | 'customer_address_edit';

/** How a field is entered. Files cannot be sent, so fields of that kind are left out. */
export type FieldKind = 'text' | 'textarea' | 'select' | 'multiselect' | 'boolean' | 'date';

/** What the backend demands of a value. */
export interface FieldRules {
  /** Characters. */
  shortest?: number;
  longest?: number;
  /** Magento's name of a pattern: `numeric`, `email`, ... */
  pattern?: string;
  /** YYYY-MM-DD, both included. */
  earliest?: string;
  latest?: string;
}

/** A field that the merchant's form has besides those that every form has. */
export interface FormField {
  code: string;
  label: string;
  kind: FieldKind;
  isRequired: boolean;
  /** What it begins with; '' for nothing. */
  initial: string;
  options: readonly { label: string; value: string }[];
  rules: FieldRules;
}

/** Values of such fields by their codes; several options are joined by commas, a ticked box is '1'. */
export type ExtraValues = Readonly<Record<string, string>>;

/** What a form asks for. */
export interface KnownForm {
  /** In the merchant's order. */
  fields: readonly FormField[];
  /** Whether a telephone number is asked for; undefined where the backend does not tell. */
  telephone: 'no' | 'optional' | 'required' | undefined;
  /** Lines of a street. */
  streetLines: number;
  /** Whether the backend refuses more lines. */
  refusesMoreLines: boolean;
}

import type { AttributeFrontendInputEnum, ValidationRuleEnum } from '../schema/resolvers.generated';

/** Whether a form has a field: not at all, or optional, or required. */
export type Shown = 'no' | 'opt' | 'req';

/** A field that the merchant's own attribute adds to the forms of customers or of addresses. */
export interface CustomField {
  entity: 'CUSTOMER' | 'CUSTOMER_ADDRESS';
  code: string;
  label: string;
  input: AttributeFrontendInputEnum;
  isRequired?: boolean;
  defaultValue?: string;
  options?: readonly { label: string; value: string }[];
  rules?: readonly { name: ValidationRuleEnum; value: string }[];
}

/** What the real backend keeps as name and address options, and as attributes of customers. */
export interface FormSettings {
  streetLines: number;
  prefix: Shown;
  middlename: Shown;
  suffix: Shown;
  company: Shown;
  telephone: Shown;
  fax: Shown;
  vat_id: Shown;
  /** Of the customer alone, as the next two. */
  dob: Shown;
  gender: Shown;
  taxvat: Shown;
  custom: readonly CustomField[];
}

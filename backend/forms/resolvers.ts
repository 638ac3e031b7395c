import { inputError } from '../graphql/errors';
import type { Resolvers } from '../schema/resolvers.generated';
import { addressFields, customerFields, type FormField } from './formFields';
import { readForms } from './formSettings';
import type { FormSettings } from './models';

type Entity = 'CUSTOMER' | 'CUSTOMER_ADDRESS';

/** What each form is of; those of an account and of an address book. */
const forms: Readonly<Record<string, readonly [Entity, (settings: FormSettings) => FormField[]]>> = {
  customer_account_create: ['CUSTOMER', customerFields],
  customer_account_edit: ['CUSTOMER', customerFields],
  customer_register_address: ['CUSTOMER_ADDRESS', addressFields],
  customer_address_edit: ['CUSTOMER_ADDRESS', addressFields],
};

const toMetadata = (field: FormField, entity: Entity) => ({
  __typename: 'CustomerAttributeMetadata' as const,
  code: field.code,
  label: field.label,
  entity_type: entity,
  frontend_input: field.input,
  is_required: field.isRequired,
  default_value: field.defaultValue ?? null,
  input_filter: field.filter ?? ('NONE' as const),
  multiline_count: field.lines ?? 0,
  sort_order: field.order,
  validate_rules: (field.rules ?? []).map(([name, value]) => ({ name, value })),
  options: (field.options ?? []).map((option) => ({
    __typename: 'AttributeOptionMetadata' as const,
    ...option,
    is_default: false,
  })),
});

/** Which fields the forms of customers and addresses have. */
export const formResolvers: Resolvers = {
  Query: {
    attributesForm: (_parent, { formCode }, context) => {
      if (formCode === '') throw inputError('Required parameter "formCode" of type string.');
      const form = forms[formCode];
      if (!form) {
        const type = 'ENTITY_NOT_FOUND' as const;
        const message = `Form "${formCode}" could not be found.`;
        return { items: [], errors: [{ type, message }] };
      }
      const [entity, fieldsOf] = form;
      return { items: fieldsOf(readForms(context)).map((field) => toMetadata(field, entity)), errors: [] };
    },
  },
};

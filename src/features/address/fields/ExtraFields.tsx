import { useIntl } from 'react-intl';
import { ExtraField } from '@/features/formFields/ExtraField';
import { extraName } from '@/features/formFields/extraValues';
import type { ExtraValues, FormField } from '@/features/formFields/formField';
import { AddedField } from './AddedField';
import type { FieldPlace } from './fieldsAt';
import styles from './fields.module.css';

export interface ExtraFieldsProps {
  scope: 'shipping' | 'billing';
  at: FieldPlace;
  fields: readonly FormField[];
  initial: ExtraValues | undefined;
}

const isWideKind = ({ kind }: FormField): boolean => kind === 'textarea' || kind === 'multiselect';

/**
 * What the merchant's form has at one place. Company and VAT number stand behind a button while they are optional: a
 * fresh Magento has both, and few shoppers do.
 */
export const ExtraFields = ({ scope, at, fields, initial }: ExtraFieldsProps) => {
  const { formatMessage } = useIntl();
  const show = (field: FormField) => (
    <ExtraField
      key={field.code}
      field={field}
      scope={scope}
      initial={initial}
      className={at === 'company' || isWideKind(field) ? styles.wide : undefined}
    />
  );
  const asked = at === 'company' ? fields.filter(({ isRequired }) => !isRequired) : [];
  const [first, second] = asked;
  return (
    <>
      {fields.filter((field) => !asked.includes(field)).map(show)}
      {first && (
        <AddedField
          name={extraName(scope, first.code)}
          otherName={extraName(scope, (second ?? first).code)}
          label={formatMessage({ id: 'address.addBusiness' }, { field: second ? 'both' : first.code })}
        >
          <div className={styles.added}>{asked.map(show)}</div>
        </AddedField>
      )}
    </>
  );
};

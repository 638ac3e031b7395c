import { useApolloClient, useQuery } from '@apollo/client/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ExtraField, labelOf, shownValue } from '@/features/formFields/ExtraField';
import { readExtra } from '@/features/formFields/extraValues';
import type { ExtraValues, FormField } from '@/features/formFields/formField';
import { useKnownForm } from '@/features/formFields/useKnownForm';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import { FormError } from '@/ui/forms/FormError';
import { type FormValues, InformedForm } from '@/ui/forms/informed/InformedForm';
import { useSubmission } from '@/ui/forms/useSubmission';
import { ChangeDetailsDocument, CustomerDetailsDocument } from '../api/CustomerDetails.graphql.generated';
import { customerInput, readCustomer } from '../api/customerInput';
import styles from '../parts/Form.module.css';
import { useUndoable } from '../useUndoable';
import { Detail } from './Detail';
import { FormButtons } from './FormButtons';

interface DetailsProps {
  fields: readonly FormField[];
  known: ExtraValues;
  save: (extra: ExtraValues) => Promise<void>;
}

const DetailsForm = ({ fields, known, save, close }: DetailsProps & { close: () => void }) => {
  const { formatMessage } = useIntl();
  const { say } = useUndoable();
  const { isBusy, error, submit } = useSubmission<FormValues>(async (values) => {
    await save(readExtra(values, '', fields));
    close();
    say('account.moreSaved', () => save(known));
  });
  return (
    <InformedForm className={styles.form} aria-label={formatMessage({ id: 'account.more' })} onSubmit={submit}>
      <FormError text={error} />
      {fields.map((field) => (
        <ExtraField key={field.code} field={field} scope="" initial={known} />
      ))}
      <FormButtons isBusy={isBusy} onCancel={close} />
    </InformedForm>
  );
};

const Details = ({ fields, known, save }: DetailsProps) => {
  const intl = useIntl();
  const shown = fields
    .map((field) => [labelOf(field, intl), shownValue(field, known[field.code] ?? '', intl)] as const)
    .filter(([, text]) => text !== '');
  return (
    <Detail
      title={<FormattedMessage id="account.more" />}
      value={
        shown.length === 0 ? (
          <FormattedMessage id="account.moreNone" />
        ) : (
          shown.map(([label, text]) => (
            <span key={label} className={styles.detail}>
              {label}: {text}
            </span>
          ))
        )
      }
    >
      {(close) => <DetailsForm fields={fields} known={known} save={save} close={close} />}
    </Detail>
  );
};

/** What the merchant's form asks of a customer besides name and e-mail; nothing where it asks nothing. */
export const MoreDetail = () => {
  const apollo = useApolloClient();
  const form = useKnownForm('customer_account_edit');
  const fields = form?.fields ?? [];
  const { data, error, refetch } = useQuery(CustomerDetailsDocument, {
    fetchPolicy: 'no-cache',
    skip: fields.length === 0,
  });
  if (fields.length === 0) return null;
  if (error)
    return (
      <RetryNotice onRetry={() => refetch()}>
        <FormattedMessage id="account.detailsFailed" />
      </RetryNotice>
    );
  if (!data) return null;
  const all = readCustomer(data.customer);
  const known = Object.fromEntries(fields.map(({ code }) => [code, all[code] ?? '']));
  const save = async (extra: ExtraValues): Promise<void> => {
    const variables = { input: customerInput(extra) };
    await apollo.mutate({ mutation: ChangeDetailsDocument, variables, fetchPolicy: 'no-cache' });
    // The change stands, whether or not it can be read again.
    await refetch().catch(() => undefined);
  };
  return <Details fields={fields} known={known} save={save} />;
};

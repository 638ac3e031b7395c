import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectCurrentUser } from '@/features/session/userSlice';
import { isChecked } from '@/kernel/validation/validators';
import { Button } from '@/ui/Button/Button';
import { FormError } from '@/ui/forms/FormError';
import { CheckboxField } from '@/ui/forms/informed/CheckboxField';
import { EmailField } from '@/ui/forms/informed/EmailField';
import { type FormValues, InformedForm } from '@/ui/forms/informed/InformedForm';
import { holdFocus } from '@/ui/focus/holdFocus';
import { useSubmission } from '@/ui/forms/useSubmission';
import { Notice } from '@/ui/Notice/Notice';
import { RequestStockAlertDocument } from './RequestStockAlert.graphql.generated';
import styles from './SoldOut.module.css';

/** Asks for one mail when something can be had again, with an explicit yes to it. */
export const StockAlertForm = ({ sku, name }: { sku: string; name: string }) => {
  const { formatMessage } = useIntl();
  const known = useSelector(selectCurrentUser).email;
  const client = useApolloClient();
  const [sentTo, setSentTo] = useState<string>();
  const { isBusy, error, submit } = useSubmission<FormValues>(async (values) => {
    const email = values.text('email').trim();
    const variables = { sku, email, isConsent: true };
    const { data } = await client.mutate({ mutation: RequestStockAlertDocument, variables });
    if (!data?.requestStockAlert?.status) throw new Error('The request was not taken.');
    setSentTo(email);
  });
  if (sentTo !== undefined) {
    return (
      <div ref={holdFocus} role="status" tabIndex={-1}>
        <Notice kind="success">
          <FormattedMessage id="soldOut.asked" values={{ email: sentTo }} />
        </Notice>
      </div>
    );
  }
  const heading = formatMessage({ id: 'soldOut.heading' }, { name });
  return (
    <InformedForm className={styles.form} aria-label={heading} initialValues={{ email: known }} onSubmit={submit}>
      <p className={styles.heading}>{heading}</p>
      <EmailField label={formatMessage({ id: 'newsletter.email' })} />
      <CheckboxField
        name="isConsent"
        label={formatMessage({ id: 'soldOut.consent' })}
        isRequired
        validate={isChecked}
        ask={formatMessage({ id: 'ask.consent' })}
      />
      <FormError text={error} />
      <Button type="submit" priority="normal" isLoading={isBusy}>
        <FormattedMessage id="soldOut.ask" />
      </Button>
    </InformedForm>
  );
};

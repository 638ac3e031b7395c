import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectCurrentUser } from '@/features/session/userSlice';
import { errorText } from '@/kernel/errors/appError';
import { combine, isChecked, isEmail, isRequired } from '@/kernel/validation/validators';
import { Button } from '@/ui/Button/Button';
import { CheckboxField } from '@/ui/forms/informed/CheckboxField';
import { InformedForm } from '@/ui/forms/informed/InformedForm';
import { TextField } from '@/ui/forms/informed/TextField';
import { Notice } from '@/ui/Notice/Notice';
import { RequestStockAlertDocument } from './RequestStockAlert.graphql.generated';
import styles from './SoldOut.module.css';

const emailRules = combine(isRequired, isEmail);

/** Asks for one mail when something can be had again, with an explicit yes to it. */
export const StockAlertForm = ({ sku, name }: { sku: string; name: string }) => {
  const { formatMessage } = useIntl();
  const known = useSelector(selectCurrentUser).email;
  const [request, { loading, error, data }] = useMutation(RequestStockAlertDocument);
  const [sentTo, setSentTo] = useState('');
  const send = (email: string): void => {
    if (loading) return;
    setSentTo(email);
    // What went wrong stands in `error`.
    request({ variables: { sku, email, isConsent: true } }).catch(() => undefined);
  };
  if (data?.requestStockAlert?.status) {
    return (
      <div role="status">
        <Notice kind="success">
          <FormattedMessage id="soldOut.asked" values={{ email: sentTo }} />
        </Notice>
      </div>
    );
  }
  const heading = formatMessage({ id: 'soldOut.heading' }, { name });
  return (
    <InformedForm
      className={styles.form}
      aria-label={heading}
      initialValues={{ email: known }}
      onSubmit={(values) => send(values.text('email').trim())}
    >
      <p className={styles.heading}>{heading}</p>
      <TextField
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        label={formatMessage({ id: 'newsletter.email' })}
        validate={emailRules}
        ask={formatMessage({ id: 'ask.email' })}
      />
      <CheckboxField
        name="isConsent"
        label={formatMessage({ id: 'soldOut.consent' })}
        isRequired
        validate={isChecked}
        ask={formatMessage({ id: 'ask.consent' })}
      />
      {error ? <Notice kind="error">{errorText(error, formatMessage({ id: 'error.generic' }))}</Notice> : null}
      <Button type="submit" priority="normal" isLoading={loading}>
        <FormattedMessage id="soldOut.ask" />
      </Button>
    </InformedForm>
  );
};

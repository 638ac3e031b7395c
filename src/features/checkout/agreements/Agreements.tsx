import { FormattedMessage, useIntl } from 'react-intl';
import { LazyContent } from '@/features/content/LazyContent';
import { isChecked } from '@/kernel/validation/validators';
import { CheckboxField } from '@/ui/forms/informed/CheckboxField';
import { LoadingIndicator } from '@/ui/LoadingIndicator/LoadingIndicator';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import { type Agreement, agreementField, isToBeTicked } from './agreement';
import styles from './Agreements.module.css';
import type { AgreementsState } from './useAgreements';

/** The text of the terms, below their box and closed until it is wanted. */
const Terms = ({ agreement: { name, content, is_html: isHtml } }: { agreement: Agreement }) => (
  <details className={styles.terms}>
    <summary className={styles.summary}>
      <FormattedMessage id="checkout.readAgreement" values={{ name }} />
    </summary>
    {/* Long terms scroll; a keyboard has to reach them. */}
    {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls takes the focus */}
    <div className={styles.text} role="region" aria-label={name} tabIndex={0}>
      {isHtml ? <LazyContent html={content} /> : <p className={styles.plain}>{content}</p>}
    </div>
  </details>
);

const AgreementRow = ({ agreement }: { agreement: Agreement }) => {
  const { formatMessage } = useIntl();
  const label = agreement.checkbox_text;
  return (
    <div>
      {isToBeTicked(agreement) ? (
        <CheckboxField
          name={agreementField(agreement)}
          isRequired
          validate={isChecked}
          ask={formatMessage({ id: 'ask.consent' })}
          label={label}
        />
      ) : (
        <p className={styles.accepted}>{label}</p>
      )}
      <Terms agreement={agreement} />
    </div>
  );
};

/** The merchant's own terms: each with its box, or accepted with the order, as the merchant set it. */
export const Agreements = ({ state }: { state: AgreementsState }) => {
  if (state.kind === 'loading') return <LoadingIndicator />;
  if (state.kind === 'failed') {
    return (
      <RetryNotice onRetry={state.retry}>
        <FormattedMessage id="checkout.agreementsFailed" />
      </RetryNotice>
    );
  }
  return state.agreements.map((agreement) => <AgreementRow key={agreement.agreement_id} agreement={agreement} />);
};

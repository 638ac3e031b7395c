import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useShopName } from '@/kernel/head/useShopName';
import { useCalendar } from '@/kernel/i18n/useCalendar';
import { useMoney } from '@/kernel/i18n/useMoney';
import { isChecked } from '@/kernel/validation/validators';
import { CheckboxField } from '@/ui/forms/informed/CheckboxField';
import { useIsTicked } from '@/ui/forms/informed/useIsTicked';
import { Notice } from '@/ui/Notice/Notice';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import {
  AgreeToSubscriptionDocument,
  SubscriptionTermsDocument,
  type SubscriptionTermsFieldsFragment as Terms,
} from '../api/SubscriptionTerms.graphql.generated';
import styles from './CheckoutConsent.module.css';

const fieldName = 'subscriptionConsent';

/** Tells the backend of every change of the box, the latest last; it takes no money without having been told. */
const useToldConsent = (cartId: string, { uid, is_agreed: wasAgreed }: Terms): { isFailed: boolean } => {
  const apollo = useApolloClient();
  const isAgreed = useIsTicked(fieldName);
  const told = useRef(wasAgreed);
  const [isFailed, setIsFailed] = useState(false);
  useEffect(() => {
    if (told.current === isAgreed) return;
    told.current = isAgreed;
    apollo
      .mutate({ mutation: AgreeToSubscriptionDocument, variables: { cartId, uid, isAgreed }, fetchPolicy: 'no-cache' })
      .then(
        ({ data }) => setIsFailed((data?.agreeToSubscription?.is_agreed ?? false) !== isAgreed),
        () => {
          told.current = !isAgreed;
          setIsFailed(true);
        },
      );
  }, [apollo, cartId, isAgreed, uid]);
  return { isFailed };
};

const Box = ({ cartId, terms }: { cartId: string; terms: Terms }) => {
  const { formatMessage, formatList } = useIntl();
  const money = useMoney();
  const { date } = useCalendar();
  const shop = useShopName();
  const { isFailed } = useToldConsent(cartId, terms);
  const payments = terms.items.map(({ amount, interval_weeks: weeks }) =>
    formatMessage({ id: 'checkout.laterPayment' }, { amount: money(amount.value, amount.currency), weeks }),
  );
  const [first] = terms.items;
  return (
    <div className={styles.later}>
      <CheckboxField
        name={fieldName}
        isRequired
        validate={isChecked}
        ask={formatMessage({ id: 'ask.consent' })}
        initialValue={terms.is_agreed}
        label={<FormattedMessage id="checkout.subscriptionConsent" values={{ shop, payments: formatList(payments) }} />}
      />
      {first && (
        <p className={styles.legal}>
          <FormattedMessage id="checkout.subscriptionNext" values={{ date: date(first.next_order_date) }} />
        </p>
      )}
      {isFailed && (
        <Notice kind="error">
          <FormattedMessage id="checkout.subscriptionNotSaved" />
        </Notice>
      )}
    </div>
  );
};

/** The box without which no subscription begins: what is taken later, and how often. The amounts are the backend's. */
export const SubscriptionConsent = ({ cartId }: { cartId: string }) => {
  const { data, error, refetch } = useQuery(SubscriptionTermsDocument, {
    variables: { cartId },
    fetchPolicy: 'no-cache',
  });
  if (error) {
    return (
      <RetryNotice onRetry={() => refetch()}>
        <FormattedMessage id="checkout.subscriptionFailed" />
      </RetryNotice>
    );
  }
  const terms = data?.subscriptionTerms;
  return terms ? <Box key={terms.uid} cartId={cartId} terms={terms} /> : null;
};

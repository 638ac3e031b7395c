import { useApolloClient } from '@apollo/client/react';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CardFields } from '@/features/payment/CardFields';
import { useCardPayment } from '@/features/payment/useCardPayment';
import { usePaymentAdapter } from '@/features/payment/usePaymentAdapter';
import { settings } from '@/kernel/app/settings';
import { errorText } from '@/kernel/errors/appError';
import { Button } from '@/ui/Button/Button';
import { Notice } from '@/ui/Notice/Notice';
import { SetSubscriptionCardDocument } from '../api/Changes.graphql.generated';
import { keyOf, type Subscription } from '../subscription';
import { backPath } from '../useManageLink';
import styles from './Subscriptions.module.css';

export interface NewCardFormProps {
  subscription: Subscription;
  link: string | null;
  onDone: (changed: Subscription) => void;
}

/** The provider's card fields; nothing is taken, the card is only kept for the orders that come. */
export const NewCardForm = ({ subscription, link, onDone }: NewCardFormProps) => {
  const { formatMessage } = useIntl();
  const apollo = useApolloClient();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const methodCode = subscription.card?.method_code ?? '';
  const loaded = usePaymentAdapter(methodCode);
  const currency = subscription.next_total.currency ?? settings.currency;
  const card = useCardPayment({
    adapter: loaded.adapter,
    methodCode,
    cartId: '',
    amountMinor: 0,
    currency,
    email: '',
    savedCard: null,
  });

  const save = async (): Promise<void> => {
    setIsBusy(true);
    setError(null);
    const refused = formatMessage({ id: 'subscriptions.cardRefused' });
    try {
      const outcome = await card.pay();
      // A field that is wrong says so itself.
      if (outcome.kind === 'stopped') return setError(outcome.message || refused);
      const variables = { key: keyOf(subscription, link), nonce: outcome.nonce };
      const { data } = await apollo.mutate({
        mutation: SetSubscriptionCardDocument,
        variables,
        fetchPolicy: 'no-cache',
      });
      const changed = data?.change?.subscription;
      if (changed) onDone(changed);
      else setError(refused);
    } catch (failure) {
      setError(errorText(failure, formatMessage({ id: 'subscriptions.changeFailed' })));
    } finally {
      setIsBusy(false);
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isBusy) void save();
  };

  return (
    <form className={styles.newCard} onSubmit={submit} aria-label={formatMessage({ id: 'subscriptions.newCardTitle' })}>
      <p>
        <FormattedMessage id="subscriptions.newCardText" />
      </p>
      <div>
        <CardFields payment={card} isAdapterFailed={loaded.isFailed} onRetry={loaded.retry} />
      </div>
      {error !== null && <Notice kind="error">{error}</Notice>}
      <div className={styles.form}>
        <Button priority="normal" type="submit" isLoading={isBusy} isDisabled={!card.isReady}>
          <FormattedMessage id="subscriptions.saveCard" />
        </Button>
        <Button priority="lowLinkUnderline" href={backPath(link)}>
          <FormattedMessage id="subscriptions.back" />
        </Button>
      </div>
    </form>
  );
};

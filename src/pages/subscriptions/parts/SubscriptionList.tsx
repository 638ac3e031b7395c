import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '@/ui/Button/Button';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import { Shimmer } from '@/ui/Shimmer/Shimmer';
import type { Subscription } from '../subscription';
import type { SubscriptionsView } from '../useSubscriptions';
import { SubscriptionCard } from './SubscriptionCard';
import styles from './Subscriptions.module.css';

export interface SubscriptionListProps {
  view: Exclude<SubscriptionsView, { kind: 'expired' | 'unknown' }>;
  link: string | null;
  onChanged: (subscription: Subscription) => void;
  onDoubt: () => void;
}

/** Subscriptions, or why there are none. */
export const SubscriptionList = ({ view, link, onChanged, onDoubt }: SubscriptionListProps) => {
  const { formatMessage } = useIntl();
  if (view.kind === 'loading') {
    return (
      <div role="status" aria-busy="true" aria-label={formatMessage({ id: 'subscriptions.loading' })}>
        <Shimmer className={styles.waiting} />
      </div>
    );
  }
  if (view.kind === 'failed') {
    return (
      <RetryNotice onRetry={view.retry}>
        <FormattedMessage id="subscriptions.loadFailed" />
      </RetryNotice>
    );
  }
  if (view.subscriptions.length === 0) {
    return (
      <EmptyState
        heading={<FormattedMessage id="subscriptions.empty" />}
        text={<FormattedMessage id="subscriptions.emptyHint" />}
        action={
          <Button priority="normal" to="/">
            <FormattedMessage id="orders.emptyAction" />
          </Button>
        }
      />
    );
  }
  return (
    <ul className={styles.list} aria-label={formatMessage({ id: 'subscriptions.title' })}>
      {view.subscriptions.map((subscription) => (
        <li key={subscription.uid}>
          <SubscriptionCard subscription={subscription} link={link} onChanged={onChanged} onDoubt={onDoubt} />
        </li>
      ))}
    </ul>
  );
};

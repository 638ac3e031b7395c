import { FormattedMessage, useIntl } from 'react-intl';
import { usePageOf } from '@/kernel/routing/usePageOf';
import { Button } from '@/ui/Button/Button';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Pagination } from '@/ui/Pagination/Pagination';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import { Shimmer } from '@/ui/Shimmer/Shimmer';
import type { Subscription } from '../subscription';
import type { SubscriptionsView } from '../useSubscriptions';
import { subscriptionsPath } from '../useManageLink';
import { SubscriptionCard } from './SubscriptionCard';
import styles from './Subscriptions.module.css';

/** A card is as high as a phone's screen. */
const pageSize = 6;

export interface SubscriptionListProps {
  view: Exclude<SubscriptionsView, { kind: 'expired' | 'unknown' }>;
  link: string | null;
  onChanged: (subscription: Subscription) => void;
  onDoubt: () => void;
}

/** Subscriptions, those that go on first, or why there are none. */
export const SubscriptionList = ({ view, link, onChanged, onDoubt }: SubscriptionListProps) => {
  const { formatMessage } = useIntl();
  const all = view.kind === 'filled' ? view.subscriptions : [];
  const { entries, ...pager } = usePageOf(all, pageSize, subscriptionsPath);
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
    <>
      {view.subscriptions.length > pageSize && (
        <p className={styles.count} role="status">
          <FormattedMessage id="subscriptions.count" values={{ count: view.subscriptions.length }} />
        </p>
      )}
      <ul className={styles.list} aria-label={formatMessage({ id: 'subscriptions.title' })}>
        {entries.map((subscription) => (
          <li key={subscription.uid}>
            <SubscriptionCard subscription={subscription} link={link} onChanged={onChanged} onDoubt={onDoubt} />
          </li>
        ))}
      </ul>
      <Pagination {...pager} label={formatMessage({ id: 'subscriptions.pages' })} />
    </>
  );
};

import { FormattedMessage } from 'react-intl';
import { useCalendar } from '@/kernel/i18n/useCalendar';
import { Disclosure } from '@/ui/Disclosure/Disclosure';
import { nameOf, type Subscription } from '../subscription';
import styles from './Subscriptions.module.css';

type Event = Subscription['history'][number];

const Words = ({ event: { kind, order_number: number } }: { event: Event }) => {
  switch (kind) {
    case 'STARTED':
      return <FormattedMessage id="subscriptions.wasStarted" values={{ number: number ?? '' }} />;
    case 'ORDERED':
      return <FormattedMessage id="subscriptions.wasOrdered" values={{ number: number ?? '' }} />;
    case 'SKIPPED':
      return <FormattedMessage id="subscriptions.wasSkipped" />;
    case 'UNAVAILABLE':
      return <FormattedMessage id="subscriptions.wasUnavailable" />;
    case 'PAYMENT_FAILED':
      return <FormattedMessage id="subscriptions.wasRefused" />;
    case 'PAUSED':
      return <FormattedMessage id="subscriptions.wasPaused" />;
    case 'PAUSED_UNPAID':
      return <FormattedMessage id="subscriptions.wasPausedUnpaid" />;
    case 'RESUMED':
      return <FormattedMessage id="subscriptions.wasResumed" />;
    case 'CHANGED':
      return <FormattedMessage id="subscriptions.wasChanged" />;
    case 'CANCELLED':
      return <FormattedMessage id="subscriptions.wasCancelled" />;
  }
};

/** What happened, the latest first. */
export const SubscriptionHistory = ({ subscription }: { subscription: Subscription }) => {
  const { date } = useCalendar();
  return (
    <Disclosure title={<FormattedMessage id="subscriptions.history" />} about={nameOf(subscription)}>
      <ul className={styles.history}>
        {subscription.history.map((event) => (
          <li key={event.id}>
            <span className={styles.soft}>{date(event.date)}</span> <Words event={event} />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
};

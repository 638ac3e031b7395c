import { useEffect, useId, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useCalendar } from '@/kernel/i18n/useCalendar';
import { Money } from '@/kernel/i18n/Money';
import { Badge, type BadgeProps } from '@/ui/Badge/Badge';
import { Fact } from '@/ui/Fact/Fact';
import { Facts } from '@/ui/Fact/Facts';
import { Notice } from '@/ui/Notice/Notice';
import { isEnded, nameOf, type Subscription } from '../subscription';
import { useChange } from '../useChange';
import { AddressChange } from './AddressChange';
import { CardChange } from './CardChange';
import { ScheduleChange } from './ScheduleChange';
import { SubscriptionActions } from './SubscriptionActions';
import { SubscriptionHistory } from './SubscriptionHistory';
import { SubscriptionItems } from './SubscriptionItems';
import styles from './Subscriptions.module.css';

export interface SubscriptionCardProps {
  subscription: Subscription;
  link: string | null;
  onChanged: (subscription: Subscription) => void;
  onDoubt: () => void;
}

const kinds: Record<Subscription['status'], BadgeProps['kind']> = {
  ACTIVE: 'success',
  PAUSED: 'info',
  PAUSED_UNPAID: 'warning',
  CANCELLED: 'off',
};

const Status = ({ status }: Pick<Subscription, 'status'>) => (
  <Badge kind={kinds[status]}>
    {status === 'ACTIVE' && <FormattedMessage id="subscriptions.active" />}
    {(status === 'PAUSED' || status === 'PAUSED_UNPAID') && <FormattedMessage id="subscriptions.paused" />}
    {status === 'CANCELLED' && <FormattedMessage id="subscriptions.cancelled" />}
  </Badge>
);

/** What the owner has to know before anything else. */
const Problem = ({ subscription: { status, retry_date: retry, card } }: { subscription: Subscription }) => {
  const { date } = useCalendar();
  const last4 = card?.last_four ?? '';
  if (status === 'PAUSED_UNPAID') {
    return (
      <Notice kind="warning" className={styles.problem}>
        <FormattedMessage id="subscriptions.unpaid" values={{ last4 }} />
      </Notice>
    );
  }
  if (status !== 'ACTIVE' || !retry) return null;
  return (
    <Notice kind="warning" className={styles.problem}>
      <FormattedMessage id="subscriptions.retry" values={{ last4, date: date(retry) }} />
    </Notice>
  );
};

/** A subscription: what comes when and for how much, and everything that can be done with it. */
export const SubscriptionCard = ({ subscription, link, onChanged, onDoubt }: SubscriptionCardProps) => {
  const { date } = useCalendar();
  const id = useId();
  const changing = useChange(subscription, link, onChanged, onDoubt);
  const { next_order_date: next, next_total: total, interval_weeks: weeks, address, card } = subscription;
  const parts = { subscription, changing };
  const heading = useRef<HTMLHeadingElement>(null);
  const isOver = isEnded(subscription);
  const wasOver = useRef(isOver);
  useEffect(() => {
    // What could be done with it is gone, and so is the focus that was there.
    if (isOver && !wasOver.current && document.activeElement === document.body) heading.current?.focus();
    wasOver.current = isOver;
  }, [isOver]);
  return (
    <article className={styles.card} aria-labelledby={id} aria-busy={changing.isBusy || undefined}>
      <div className={styles.head}>
        <h2 ref={heading} id={id} className={styles.name} tabIndex={-1}>
          {nameOf(subscription)}
        </h2>
        <Status status={subscription.status} />
        <Facts>
          <Fact label={<FormattedMessage id="subscriptions.delivery" />}>
            <FormattedMessage id="subscription.every" values={{ weeks }} />
          </Fact>
          {next && (
            <Fact label={<FormattedMessage id="subscriptions.next" />}>
              <strong>{date(next)}</strong>
            </Fact>
          )}
          {!isOver && (
            <Fact label={<FormattedMessage id="subscriptions.total" />}>
              <Money value={total.value} currency={total.currency} />
            </Fact>
          )}
          {address && (
            <Fact label={<FormattedMessage id="orders.deliverTo" />}>
              {[...address.street, address.city].filter(Boolean).join(', ')}
            </Fact>
          )}
          {card && (
            <Fact label={<FormattedMessage id="subscriptions.paidBy" />}>
              <FormattedMessage id="payment.cardEnding" values={{ brand: card.brand, last4: card.last_four }} />
            </Fact>
          )}
        </Facts>
      </div>
      <Problem subscription={subscription} />
      <SubscriptionItems {...parts} />
      {changing.error !== null && (
        <Notice kind="error" className={styles.problem}>
          {changing.error}
        </Notice>
      )}
      {!isOver && (
        <>
          <SubscriptionActions {...parts} />
          {subscription.status === 'ACTIVE' && <ScheduleChange {...parts} />}
          {address && <AddressChange {...parts} isGuest={link !== null} />}
          <CardChange {...parts} isGuest={link !== null} />
        </>
      )}
      <SubscriptionHistory subscription={subscription} />
    </article>
  );
};

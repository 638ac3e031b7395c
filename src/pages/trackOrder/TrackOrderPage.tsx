import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { errorText } from '@/kernel/errors/appError';
import { Button } from '@/ui/Button/Button';
import { Notice } from '@/ui/Notice/Notice';
import { GuestOrderLookup } from './guest/GuestOrderLookup';
import { readMailLink } from './guest/mailLink';
import { MailLinkPage } from './guest/MailLinkPage';
import { readTrackingView, trackingQuery } from './guestQuery';
import { OrderProgress } from './OrderProgress';
import { TrackingLayout } from './TrackingLayout';
import styles from './TrackOrderPage.module.css';
import { TrackOrderForm } from './TrackOrderForm';
import { useTrackedOrder } from './useTrackedOrder';

export interface TrackOrderPageProps {
  /** Shown where orders cannot be tracked. */
  otherwise: ReactNode;
}

/** The page of order tracking: the shop's own where the backend has that, or the look-up of a guest's order. */
export const TrackOrderPage = ({ otherwise }: TrackOrderPageProps) => {
  const { search } = useLocation();
  const number = new URLSearchParams(search).get('number')?.slice(0, 50) ?? '';
  const link = readMailLink(search);
  if (link) return <MailLinkPage key={search} link={link} />;
  const view = readTrackingView(search);
  if (view === 'progress' || !CAPABILITIES.guestOrderLookup)
    return CAPABILITIES.orderTracking ? <Tracking number={number} /> : otherwise;
  return <GuestOrderLookup number={number} isReturn={view === 'return'} />;
};

/** The way to what can be done with an order: it wants a better proof than how far the order is. */
const ToWholeOrder = ({ number }: { number: string }) => (
  <p className={styles.actions}>
    <Button priority="lowLinkUnderline" to={`/track-my-order/${trackingQuery(number, 'order')}`}>
      <FormattedMessage id="tracking.wholeOrder" />
    </Button>
  </p>
);

/** Order tracking for guests. An unknown number and a wrong e-mail read the same, so that orders cannot be guessed. */
const Tracking = ({ number }: { number: string }) => {
  const { formatMessage } = useIntl();
  const { view, track } = useTrackedOrder();
  const isBusy = view.kind === 'loading';
  return (
    <TrackingLayout
      intro={<FormattedMessage id="tracking.intro" />}
      form={<TrackOrderForm key={number} number={number} isBusy={isBusy} onTrack={track} />}
      isBusy={isBusy}
      isUnknown={view.kind === 'unknown'}
      order={
        view.kind === 'found' ? (
          <>
            <OrderProgress order={view.order} />
            {CAPABILITIES.guestCancellation || CAPABILITIES.guestReturns ? (
              <ToWholeOrder number={view.order.number} />
            ) : null}
          </>
        ) : null
      }
      problem={
        view.kind === 'unknown' ? (
          <Notice kind="warning">
            <FormattedMessage id="tracking.unknown" />
          </Notice>
        ) : view.kind === 'failed' ? (
          <Notice kind="error" isLive={false}>
            {view.error.kind === 'network'
              ? formatMessage({ id: 'tracking.failed' })
              : errorText(view.error, formatMessage({ id: 'tracking.failed' }))}
          </Notice>
        ) : null
      }
    />
  );
};

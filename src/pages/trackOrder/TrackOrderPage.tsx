import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { errorText } from '@/kernel/errors/appError';
import { Notice } from '@/ui/Notice/Notice';
import { GuestOrderLookup } from './guest/GuestOrderLookup';
import { OrderProgress } from './OrderProgress';
import { TrackingLayout } from './TrackingLayout';
import { TrackOrderForm } from './TrackOrderForm';
import { useTrackedOrder } from './useTrackedOrder';

export interface TrackOrderPageProps {
  /** Shown where orders cannot be tracked. */
  otherwise: ReactNode;
}

/** The page of order tracking: the shop's own where the backend has that, or the look-up of a guest's order. */
export const TrackOrderPage = ({ otherwise }: TrackOrderPageProps) => {
  const number = new URLSearchParams(useLocation().search).get('number')?.slice(0, 50) ?? '';
  if (CAPABILITIES.orderTracking) return <Tracking number={number} />;
  return CAPABILITIES.guestOrderLookup ? <GuestOrderLookup number={number} /> : otherwise;
};

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
    >
      {view.kind === 'found' ? <OrderProgress order={view.order} /> : null}
      {view.kind === 'unknown' ? (
        <Notice kind="warning">
          <FormattedMessage id="tracking.unknown" />
        </Notice>
      ) : null}
      {view.kind === 'failed' ? (
        <Notice kind="error" isLive={false}>
          {view.error.kind === 'network'
            ? formatMessage({ id: 'tracking.failed' })
            : errorText(view.error, formatMessage({ id: 'tracking.failed' }))}
        </Notice>
      ) : null}
    </TrackingLayout>
  );
};

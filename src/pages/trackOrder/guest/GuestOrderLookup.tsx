import { FormattedMessage, useIntl } from 'react-intl';
import { errorText } from '@/kernel/errors/appError';
import { Button } from '@/ui/Button/Button';
import { Notice } from '@/ui/Notice/Notice';
import { TrackingLayout } from '../TrackingLayout';
import { GuestOrderForm } from './GuestOrderForm';
import { GuestOrderView } from './GuestOrderView';
import { type GuestOrderState, useGuestOrder } from './useGuestOrder';

const Outcome = ({ state }: { state: GuestOrderState }) => {
  const { formatMessage } = useIntl();
  switch (state.kind) {
    case 'idle':
    case 'loading':
      return null;
    case 'found':
      return <GuestOrderView order={state.order} />;
    case 'unknown':
      return (
        <Notice kind="warning">
          <FormattedMessage id="tracking.guestUnknown" />
        </Notice>
      );
    case 'ofCustomer':
      return (
        <Notice kind="info">
          <FormattedMessage id="tracking.ofCustomer" />{' '}
          <Button priority="lowLinkUnderline" to="/order-history">
            <FormattedMessage id="orders.title" />
          </Button>
        </Notice>
      );
    case 'failed':
      return (
        <Notice kind="error" isLive={false}>
          {errorText(state.error, formatMessage({ id: 'tracking.failed' }))}
        </Notice>
      );
  }
};

/** Looks up the order of a guest, where the backend has no tracking of its own. */
export const GuestOrderLookup = ({ number }: { number: string }) => {
  const { state, find } = useGuestOrder();
  const isBusy = state.kind === 'loading';
  return (
    <TrackingLayout
      intro={<FormattedMessage id="tracking.guestIntro" />}
      form={<GuestOrderForm key={number} number={number} isBusy={isBusy} onFind={find} />}
      isBusy={isBusy}
    >
      <Outcome state={state} />
    </TrackingLayout>
  );
};

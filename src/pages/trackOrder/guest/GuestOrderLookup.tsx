import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { errorText } from '@/kernel/errors/appError';
import { Button } from '@/ui/Button/Button';
import { useViewArrival } from '@/ui/focus/useViewArrival';
import { Notice } from '@/ui/Notice/Notice';
import { TrackingLayout } from '../TrackingLayout';
import { GuestOrderActions } from './GuestOrderActions';
import { GuestOrderForm } from './GuestOrderForm';
import { GuestOrderView } from './GuestOrderView';
import { GuestReturn } from './GuestReturn';
import { type GuestOrderState, useGuestOrder } from './useGuestOrder';

/** What became of the question for an order. */
export const GuestOrderOutcome = ({ state }: { state: GuestOrderState }) => {
  const { formatMessage } = useIntl();
  switch (state.kind) {
    case 'idle':
    case 'loading':
      return null;
    case 'found':
      return (
        <GuestOrderView
          order={state.order}
          actions={<GuestOrderActions order={state.order} after={state.after} reload={state.reload} />}
        />
      );
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

export interface GuestOrderLookupProps {
  /** Number that a link brought along. */
  number: string;
  /** Shows the form to send something back, once the order is found. */
  isReturn: boolean;
}

/** Looks up the order of a guest, where the backend has no tracking of its own, or more than that is wanted. */
export const GuestOrderLookup = ({ number, isReturn }: GuestOrderLookupProps) => {
  const { state, find } = useGuestOrder();
  const isBusy = state.kind === 'loading';
  const isReturning = CAPABILITIES.guestReturns && isReturn && state.kind === 'found';
  useViewArrival(useLocation().pathname, isReturning ? 'return' : 'order');
  if (isReturning) return <GuestReturn order={state.order} reload={state.reload} />;
  return (
    <TrackingLayout
      intro={<FormattedMessage id="tracking.guestIntro" />}
      form={<GuestOrderForm key={number} number={number} isBusy={isBusy} onFind={find} />}
      isBusy={isBusy}
      isUnknown={state.kind === 'unknown'}
      order={state.kind === 'found' ? <GuestOrderOutcome state={state} /> : null}
      problem={state.kind === 'found' ? null : <GuestOrderOutcome state={state} />}
    />
  );
};

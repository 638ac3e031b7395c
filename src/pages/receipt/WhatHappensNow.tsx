import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { ArrivalDays, parseArrival } from '@/features/checkout/ArrivalDays';
import type { OrderOnReceipt } from '@/features/checkout/checkoutSlice';
import { paidWhen } from '@/features/payment/paymentProviders';
import { selectIsSignedIn } from '@/features/session/userSlice';
import { Button } from '@/ui/Button/Button';
import styles from './WhatHappensNow.module.css';

const nextIds = {
  now: 'receipt.nextPack',
  first: 'receipt.nextPaid',
  onDelivery: 'receipt.nextPayOnDelivery',
  onAccount: 'receipt.nextPack',
} as const;

/** The way of an order from here to the shopper; only what this shop can keep. */
export const WhatHappensNow = ({ order }: { order: OrderOnReceipt }) => {
  const headingId = useId();
  const { carrier, number, pickup } = order;
  const arrival = parseArrival(order.delivery_window);
  const isSignedIn = useSelector(selectIsSignedIn);
  // A look-up by number is for guests: a customer's order stands in the account.
  const isTraceable = CAPABILITIES.orderTracking || (CAPABILITIES.guestOrderLookup && !isSignedIn);
  const paid = paidWhen(order.payment_methods?.[0]?.type ?? '');
  const isWaiting = paid === 'first';
  const isSent = order.shipping_address !== null;
  if (!isSent && !isWaiting) return null;
  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        <FormattedMessage id="receipt.nextHeading" />
      </h2>
      <ol className={styles.steps}>
        <li>
          <FormattedMessage id={nextIds[paid ?? 'now']} />
        </li>
        {pickup && (
          <li>
            <FormattedMessage id="receipt.nextCollect" values={{ store: pickup.name }} />
          </li>
        )}
        {isSent && !pickup && (
          <li>
            {carrier && arrival && !isWaiting ? (
              <FormattedMessage
                id="receipt.nextArrival"
                values={{ carrier, days: <ArrivalDays arrival={arrival} /> }}
              />
            ) : (
              // Where no day is known, the name may be that of a price: a bare Magento calls a carrier “Flat Rate”.
              <FormattedMessage id="receipt.nextSent" />
            )}
          </li>
        )}
        {isTraceable && number !== null && (
          <li>
            <FormattedMessage id={isSent && !pickup ? 'receipt.nextFollow' : 'receipt.nextState'} />{' '}
            <Button priority="lowLinkUnderline" to={`/track-my-order/?number=${encodeURIComponent(number)}`}>
              <FormattedMessage id="tracking.title" />
            </Button>
          </li>
        )}
      </ol>
    </section>
  );
};

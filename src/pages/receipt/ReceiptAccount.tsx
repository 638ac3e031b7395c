import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import type { ReceiptOrder } from '@/features/checkout/checkoutSlice';
import { selectIsSignedIn } from '@/features/session/userSlice';
import { Button } from '@/ui/Button/Button';
import { buyerOf } from './buyerOf';
import styles from './ReceiptAccount.module.css';

/** The way to an account for a guest; name and mail address come along from the order. */
export const ReceiptAccount = ({ receipt: { email, order } }: { receipt: ReceiptOrder }) => {
  const headingId = useId();
  const isSignedIn = useSelector(selectIsSignedIn);
  const mailbox = email || (order?.email ?? '');
  // A customer who was signed out has an account.
  if (isSignedIn || mailbox === '') return null;
  const person = order && buyerOf(order);
  const given = new URLSearchParams({
    email: mailbox,
    firstName: person?.firstname ?? '',
    lastName: person?.lastname ?? '',
  });
  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <div>
        <h2 id={headingId} className={styles.heading}>
          <FormattedMessage id="receipt.accountHeading" />
        </h2>
        <p className={styles.text}>
          <FormattedMessage id={CAPABILITIES.orderTracking ? 'receipt.accountText' : 'receipt.accountTextPlain'} />
        </p>
      </div>
      <Button to={`/create-account?${given.toString()}`}>
        <FormattedMessage id="account.createSubmit" />
      </Button>
    </section>
  );
};

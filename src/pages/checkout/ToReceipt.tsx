import { Navigate } from 'react-router-dom';
import { receiptPath } from '@/features/orders/receiptPath';
import { holdFocus } from '@/ui/focus/holdFocus';
import { LoadingIndicator } from '@/ui/LoadingIndicator/LoadingIndicator';
import { Wrap } from '@/ui/Wrap/Wrap';
import styles from './CheckoutPage.module.css';

/** Goes on to the receipt, in this document: nothing but its chunk is waited for (docs/decisions/043). */
export const ToReceipt = () => (
  <main id="main" ref={holdFocus} tabIndex={-1}>
    <Navigate to={receiptPath} replace />
    <Wrap className={styles.page}>
      <LoadingIndicator />
    </Wrap>
  </main>
);

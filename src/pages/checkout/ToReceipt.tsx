import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { selectCartId, selectCartLoadError } from '@/features/cart/cartSlice';
import { LoadingIndicator } from '@/ui/LoadingIndicator/LoadingIndicator';
import { Wrap } from '@/ui/Wrap/Wrap';
import styles from './CheckoutPage.module.css';

/** Milliseconds that the way to the receipt waits for the next cart. */
const timeoutMs = 1500;

/** Leaves for the receipt: a document load (docs/decisions/024), which would cut off the making of the next cart. */
export const ToReceipt = () => {
  const hasCart = useSelector(selectCartId) !== null;
  const hasFailed = useSelector(selectCartLoadError) !== null;
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), timeoutMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main id="main" tabIndex={-1}>
      {(hasCart || hasFailed || isOver) && <Navigate to="/checkout/receipt" replace />}
      <Wrap className={styles.page}>
        <LoadingIndicator />
      </Wrap>
    </main>
  );
};

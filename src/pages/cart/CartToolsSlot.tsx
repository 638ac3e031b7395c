import { Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { lazyCartTools } from '@/features/cart/lazyCart';
import type { Cart } from '@/features/cart/cartContents';
import { ErrorBoundary } from '@/kernel/errors/ErrorBoundary';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import { Shimmer } from '@/ui/Shimmer/Shimmer';
import styles from './CartToolsSlot.module.css';

/** The place of the codes and the delivery estimate below the checkout button. */
export const CartToolsSlot = ({ cart }: { cart: Cart }) => {
  const [attempt, setAttempt] = useState(0);
  const retry = async (): Promise<void> => {
    await lazyCartTools.load();
    setAttempt(attempt + 1);
  };
  return (
    <ErrorBoundary
      resetKey={String(attempt)}
      fallback={
        <RetryNotice onRetry={retry}>
          <FormattedMessage id="cart.toolsFailed" />
        </RetryNotice>
      }
    >
      <Suspense fallback={<Shimmer className={styles.shimmer} />}>
        <lazyCartTools.Component cart={cart} />
      </Suspense>
    </ErrorBoundary>
  );
};

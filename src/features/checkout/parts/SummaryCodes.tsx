import { Suspense } from 'react';
import { lazyCartCodes } from '@/features/cart/lazyCart';
import type { Cart } from '@/features/cart/cartContents';
import { ErrorBoundary } from '@/kernel/errors/ErrorBoundary';
import { Shimmer } from '@/ui/Shimmer/Shimmer';
import styles from './SummaryCodes.module.css';

/** The place of the codes in the summary; without them the order can be placed all the same. */
export const SummaryCodes = ({ cart }: { cart: Cart }) => (
  <div className={styles.codes}>
    <ErrorBoundary fallback={null}>
      <Suspense fallback={<Shimmer className={styles.shimmer} />}>
        <lazyCartCodes.Component cart={cart} />
      </Suspense>
    </ErrorBoundary>
  </div>
);

import { Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ErrorBoundary } from '@/kernel/errors/ErrorBoundary';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import { lazyPurchaseForm } from './lazyParts';
import type { PurchaseFormProps } from './types/PurchaseForm';

/** The place of the questions that a product asks: without them it cannot be bought, so a failure may be tried again. */
export const PurchaseFormSlot = (props: PurchaseFormProps) => {
  const [attempt, setAttempt] = useState(0);
  return (
    <ErrorBoundary
      resetKey={String(attempt)}
      fallback={
        <RetryNotice
          onRetry={() => {
            const loading = lazyPurchaseForm.load();
            setAttempt(attempt + 1);
            return loading;
          }}
        >
          <FormattedMessage id="choices.failed" />
        </RetryNotice>
      }
    >
      <Suspense>
        <lazyPurchaseForm.Component {...props} />
      </Suspense>
    </ErrorBoundary>
  );
};

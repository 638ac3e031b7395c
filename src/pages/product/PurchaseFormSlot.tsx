import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { RetryBoundary } from '@/ui/RetryBoundary/RetryBoundary';
import { lazyPurchaseForm } from './lazyParts';
import type { PurchaseFormProps } from './types/PurchaseForm';

/** The place of the questions that a product asks: without them it cannot be bought, so a failure may be tried again. */
export const PurchaseFormSlot = (props: PurchaseFormProps) => (
  <RetryBoundary load={lazyPurchaseForm.load} failed={<FormattedMessage id="choices.failed" />}>
    <Suspense fallback={<div data-coming="true" />}>
      <lazyPurchaseForm.Component {...props} />
    </Suspense>
  </RetryBoundary>
);

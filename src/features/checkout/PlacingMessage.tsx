import { Suspense } from 'react';
import type { Placing } from '@/features/payment/paymentSlice';
import { lazyComponent } from '@/kernel/routing/lazyComponent';
import { LoadingIndicator } from '@/ui/LoadingIndicator/LoadingIndicator';

/** With the payment, which has to be loaded before there can be anything to say. */
const placingText = lazyComponent(
  async () => (await import(/* webpackChunkName: "checkout-payment" */ './parts/PlacingText')).PlacingText,
);

/** What became of an attempt to place the order, in words; nothing while there was none. */
export const PlacingMessage = ({ placing }: { placing: Placing }) =>
  placing.kind === 'unknown' || placing.kind === 'rejected' ? (
    <Suspense fallback={<LoadingIndicator />}>
      <placingText.Component placing={placing} />
    </Suspense>
  ) : null;

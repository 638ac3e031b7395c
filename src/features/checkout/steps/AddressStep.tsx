import { Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectIsSignedIn } from '@/features/session/userSlice';
import { lazyComponent } from '@/kernel/routing/lazyComponent';
import { LoadingIndicator } from '@/ui/LoadingIndicator/LoadingIndicator';
import type { Step } from '../progress/checkoutStep';
import { AddressForm } from './AddressForm';

/** A guest has no address book. The fields of both are in the same chunk. */
const customerForm = lazyComponent(
  async () => (await import(/* webpackChunkName: "checkout-method" */ './CustomerAddressForm')).CustomerAddressForm,
);

export interface AddressStepProps {
  /** Nothing is shipped: only whom to bill is asked for. */
  isVirtual: boolean;
  /** What is typed is on its way. */
  onBegin: () => void;
  /** @param next the step that follows. */
  onDone: (next: Step) => void;
}

/** Step 1: where to ship to, whom to write to, and whom to bill. A guest may sign in halfway. */
export const AddressStep = ({ isVirtual, onBegin, onDone }: AddressStepProps) => {
  const isSignedIn = useSelector(selectIsSignedIn);
  const [wasGuest] = useState(!isSignedIn);
  return isSignedIn ? (
    <Suspense fallback={<LoadingIndicator />}>
      <customerForm.Component hasJustSignedIn={wasGuest} isVirtual={isVirtual} onBegin={onBegin} onDone={onDone} />
    </Suspense>
  ) : (
    <AddressForm book={[]} isVirtual={isVirtual} onBegin={onBegin} onDone={onDone} />
  );
};

import { useState } from 'react';
import { useSelector } from 'react-redux';
import { selectIsSignedIn } from '@/features/session/userSlice';
import type { Step } from '../progress/checkoutStep';
import { AddressForm } from './AddressForm';
import { CustomerAddressForm } from './CustomerAddressForm';

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
    <CustomerAddressForm hasJustSignedIn={wasGuest} isVirtual={isVirtual} onBegin={onBegin} onDone={onDone} />
  ) : (
    <AddressForm book={[]} isVirtual={isVirtual} onBegin={onBegin} onDone={onDone} />
  );
};

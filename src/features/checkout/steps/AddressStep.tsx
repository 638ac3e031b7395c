import { useState } from 'react';
import { useSelector } from 'react-redux';
import { selectIsSignedIn } from '@/features/session/userSlice';
import { AddressForm } from './AddressForm';
import { CustomerAddressForm } from './CustomerAddressForm';

export interface AddressStepProps {
  /** Nothing is shipped: only whom to bill is asked for. */
  isVirtual: boolean;
  onDone: () => void;
}

/** Step 1: where to ship to, whom to write to, and whom to bill. A guest may sign in halfway. */
export const AddressStep = ({ isVirtual, onDone }: AddressStepProps) => {
  const isSignedIn = useSelector(selectIsSignedIn);
  const [wasGuest] = useState(!isSignedIn);
  return isSignedIn ? (
    <CustomerAddressForm hasJustSignedIn={wasGuest} isVirtual={isVirtual} onDone={onDone} />
  ) : (
    <AddressForm book={[]} isVirtual={isVirtual} onDone={onDone} />
  );
};

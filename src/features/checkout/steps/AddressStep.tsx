import { useState } from 'react';
import { useSelector } from 'react-redux';
import { selectIsSignedIn } from '@/features/session/userSlice';
import { AddressForm } from './AddressForm';
import { CustomerAddressForm } from './CustomerAddressForm';

export interface AddressStepProps {
  onDone: () => void;
}

/** Step 1: where to ship to, whom to write to, and whom to bill. A guest may sign in halfway. */
export const AddressStep = ({ onDone }: AddressStepProps) => {
  const isSignedIn = useSelector(selectIsSignedIn);
  const [wasGuest] = useState(!isSignedIn);
  return isSignedIn ? (
    <CustomerAddressForm hasJustSignedIn={wasGuest} onDone={onDone} />
  ) : (
    <AddressForm book={[]} onDone={onDone} />
  );
};

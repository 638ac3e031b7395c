import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { useAddressBook } from '@/features/address/useAddressBook';
import { selectIsAuthModalOpen } from '@/features/session/authModalSlice';
import { selectCurrentUser } from '@/features/session/userSlice';
import { LoadingIndicator } from '@/ui/LoadingIndicator/LoadingIndicator';
import { AddressForm } from './AddressForm';
import type { Step } from '../progress/checkoutStep';
import styles from './steps.module.css';

export interface CustomerAddressFormProps {
  /** The focus was on what is gone now. */
  hasJustSignedIn: boolean;
  isVirtual: boolean;
  onBegin: () => void;
  onDone: (next: Step) => void;
}

/** The address step of a customer: who it is instead of an e-mail, and the addresses of the book. */
export const CustomerAddressForm = ({ hasJustSignedIn, isVirtual, onBegin, onDone }: CustomerAddressFormProps) => {
  const { email } = useSelector(selectCurrentUser);
  const book = useAddressBook();
  const who = useRef<HTMLParagraphElement>(null);
  const isDialogOpen = useSelector(selectIsAuthModalOpen);
  useEffect(() => {
    if (!hasJustSignedIn || isDialogOpen) return undefined;
    // The dialog has to be gone: behind it nothing takes the focus.
    const timer = setTimeout(() => who.current?.focus(), 0);
    return () => clearTimeout(timer);
  }, [hasJustSignedIn, isDialogOpen]);
  return (
    <>
      <p ref={who} tabIndex={-1} className={`${styles.intro} ${styles.who}`}>
        <FormattedMessage id="checkout.signedInAs" values={{ email }} />
      </p>
      {book === null ? (
        <LoadingIndicator />
      ) : (
        <AddressForm book={book} isVirtual={isVirtual} onBegin={onBegin} onDone={onDone} />
      )}
    </>
  );
};

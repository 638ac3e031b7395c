import { type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import type { BookAddress } from '@/features/address/addressBook';
import { useAddressBook } from '@/features/address/useAddressBook';
import { useKnownForm } from '@/features/formFields/useKnownForm';
import { selectIsAuthModalOpen } from '@/features/session/authModalSlice';
import { selectCurrentUser } from '@/features/session/userSlice';
import { LoadingIndicator } from '@/ui/LoadingIndicator/LoadingIndicator';
import { completeChoice, type KnownBook } from './completeChoice';
import { formCode } from './useAddressForm';
import styles from './steps.module.css';

export interface CustomerAddressFormProps {
  /** The focus was on what is gone now. */
  hasJustSignedIn: boolean;
  /** The fields below, for the addresses of the book. */
  children: (book: readonly BookAddress[], known: KnownBook) => ReactNode;
}

/** The address step of a customer: who it is instead of an e-mail, and the addresses of the book. */
export const CustomerAddressForm = ({ hasJustSignedIn, children }: CustomerAddressFormProps) => {
  const { email } = useSelector(selectCurrentUser);
  const { book } = useAddressBook();
  const form = useKnownForm(formCode);
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
      <p ref={who} tabIndex={-1} className={styles.intro}>
        <FormattedMessage id="checkout.signedInAs" values={{ email }} />
      </p>
      {book === null || !form ? <LoadingIndicator /> : children(book, { form, complete: completeChoice })}
    </>
  );
};

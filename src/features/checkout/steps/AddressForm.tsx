import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import type { Address } from '@/features/address/address';
import { AddressEntry } from '@/features/address/AddressEntry';
import { type BookAddress, findInBook } from '@/features/address/addressBook';
import { EmailConsentField } from '@/features/consent/EmailConsentField';
import { selectIsSignedIn } from '@/features/session/userSlice';
import { errorText } from '@/kernel/errors/appError';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { useToasts } from '@/kernel/toasts/useToasts';
import { Button } from '@/ui/Button/Button';
import { Notice } from '@/ui/Notice/Notice';
import { FormErrors } from '@/ui/forms/FormErrors';
import { CheckboxField } from '@/ui/forms/informed/CheckboxField';
import { type FormValues, InformedForm } from '@/ui/forms/informed/InformedForm';
import { selectCheckout } from '../checkoutSlice';
import type { Step } from '../progress/checkoutStep';
import { keepInAddressBook, submitAddresses, submitVirtual } from '../progress/submitAddresses';
import { takeMethod } from '../progress/takeMethod';
import { GuestEmail } from './GuestEmail';
import { useAddressForm } from './useAddressForm';
import styles from './steps.module.css';

export interface AddressFormProps {
  /** None for a guest. */
  book: readonly BookAddress[];
  /** Nothing is shipped: only whom to bill is asked for. */
  isVirtual: boolean;
  /** What is typed is on its way. */
  onBegin: () => void;
  /** @param next the step that follows. */
  onDone: (next: Step) => void;
}

/** The fields of the address step, and what sends them. */
export const AddressForm = ({ book, isVirtual, onBegin, onDone }: AddressFormProps) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { addToast } = useToasts();
  const isSignedIn = useSelector(selectIsSignedIn);
  const { shippingAddressError, billingAddressError, shippingMethod } = useSelector(selectCheckout);
  const error = shippingAddressError ?? billingAddressError;
  const { email, wantsLetters, shipping, billing, isSame, onChange, read } = useAddressForm(book, isVirtual);

  const [isSending, setIsSending] = useState(false);

  const keep = async (address: Address): Promise<void> => {
    if (await dispatch(keepInAddressBook(address))) return;
    addToast({ type: 'warning', message: formatMessage({ id: 'address.saveFailed' }), timeout: 5000 });
  };
  const send = async (values: FormValues): Promise<void> => {
    const addresses = read(values);
    // The fields are still on their way.
    if (addresses.shipping.street.length === 0 || addresses.billing.street.length === 0) return;
    onBegin();
    try {
      await dispatch(isVirtual ? submitVirtual(addresses.billing) : submitAddresses(addresses));
    } catch {
      // Told by the step's error.
      return;
    }
    if (values.isChecked('isKept') && !findInBook(book, addresses.shipping)) void keep(addresses.shipping);
    onDone(isVirtual ? 'payment' : await dispatch(takeMethod(shippingMethod)));
  };
  const submit = (values: FormValues): void => {
    if (isSending) return;
    setIsSending(true);
    void send(values).finally(() => setIsSending(false));
  };

  return (
    <InformedForm
      aria-label={formatMessage({ id: isVirtual ? 'checkout.billingAddress' : 'checkout.shippingAddress' })}
      onChange={onChange}
      onSubmit={submit}
    >
      <FormErrors />
      <div className={styles.fields}>
        {!isSignedIn && <GuestEmail initial={email} isShipped={!isVirtual} />}
        <AddressEntry
          {...(isVirtual ? billing : shipping)}
          scope={isVirtual ? 'billing' : 'shipping'}
          book={book}
          isKept={isSignedIn ? book.length === 0 : undefined}
        />
      </div>
      <div className={styles.same}>
        {!isSignedIn && !isVirtual && <EmailConsentField name="wantsLetters" initialValue={wantsLetters} />}
        {!isVirtual && (
          <CheckboxField name="isSame" label={formatMessage({ id: 'checkout.billingIsSame' })} initialValue={isSame} />
        )}
      </div>
      {!isVirtual && !isSame && (
        <fieldset className={styles.billing}>
          <legend>
            <FormattedMessage id="checkout.billingAddress" />
          </legend>
          <div className={styles.fields}>
            <AddressEntry scope="billing" book={book} {...billing} />
          </div>
        </fieldset>
      )}
      {error && (
        <Notice kind="error" className={styles.notice}>
          {errorText(error, formatMessage({ id: 'checkout.stepFailed' }))}
        </Notice>
      )}
      <Button priority="high" type="submit" isLoading={isSending}>
        <FormattedMessage id="checkout.continueToPayment" />
      </Button>
    </InformedForm>
  );
};

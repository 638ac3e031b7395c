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
import { CheckboxField } from '@/ui/forms/informed/CheckboxField';
import { type FormValues, InformedForm } from '@/ui/forms/informed/InformedForm';
import { selectCheckout } from '../checkoutSlice';
import { keepInAddressBook, submitAddresses, submitVirtual } from '../progress/submitAddresses';
import { GuestEmail } from './GuestEmail';
import { useAddressForm } from './useAddressForm';
import styles from './steps.module.css';

export interface AddressFormProps {
  /** None for a guest. */
  book: readonly BookAddress[];
  /** Nothing is shipped: only whom to bill is asked for. */
  isVirtual: boolean;
  onDone: () => void;
}

/** The fields of the address step, and what sends them. */
export const AddressForm = ({ book, isVirtual, onDone }: AddressFormProps) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { addToast } = useToasts();
  const isSignedIn = useSelector(selectIsSignedIn);
  const { shippingAddressError, billingAddressError, isSubmitting } = useSelector(selectCheckout);
  const error = shippingAddressError ?? billingAddressError;
  const { email, wantsLetters, shipping, billing, isSame, onChange, read } = useAddressForm(book, isVirtual);

  const keep = async (address: Address): Promise<void> => {
    if (await dispatch(keepInAddressBook(address))) return;
    addToast({ type: 'warning', message: formatMessage({ id: 'address.saveFailed' }), timeout: 5000 });
  };
  const submit = async (values: FormValues): Promise<void> => {
    if (isSubmitting) return;
    const addresses = read(values);
    try {
      await dispatch(isVirtual ? submitVirtual(addresses.billing) : submitAddresses(addresses));
    } catch {
      // Told by the step's error.
      return;
    }
    if (values.isChecked('isKept') && !findInBook(book, addresses.shipping)) void keep(addresses.shipping);
    onDone();
  };

  return (
    <InformedForm
      aria-label={formatMessage({ id: isVirtual ? 'checkout.billingAddress' : 'checkout.shippingAddress' })}
      onChange={onChange}
      onSubmit={(values) => void submit(values)}
    >
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
      <Button priority="high" type="submit" isLoading={isSubmitting}>
        <FormattedMessage id={isVirtual ? 'checkout.continueToPayment' : 'checkout.continueToMethod'} />
      </Button>
    </InformedForm>
  );
};

import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import type { Address } from '@/features/address/address';
import { AddressEntry } from '@/features/address/AddressEntry';
import type { BookAddress } from '@/features/address/addressBook';
import { EmailConsentField } from '@/features/consent/EmailConsentField';
import { selectIsSignedIn } from '@/features/session/userSlice';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { Deferred } from '@/kernel/routing/Deferred';
import { lazyComponent } from '@/kernel/routing/lazyComponent';
import { Button } from '@/ui/Button/Button';
import { FormErrors } from '@/ui/forms/FormErrors';
import { CheckboxField } from '@/ui/forms/informed/CheckboxField';
import { type FormValues, InformedForm } from '@/ui/forms/informed/InformedForm';
import { selectCheckout } from '../checkoutSlice';
import { StepError } from '../parts/StepError';
import type { Step } from '../progress/checkoutStep';
import { readRemembered } from '../progress/rememberedAddress';
import type { KnownBook } from './completeChoice';
import { GuestEmail } from './GuestEmail';
import { formCode, useAddressForm } from './useAddressForm';
import { useSendAddresses } from './useSendAddresses';
import styles from './steps.module.css';

/** Few guests have one. */
const rememberedAddress = lazyComponent(
  async () => (await import(/* webpackChunkName: "checkout-method" */ './RememberedAddress')).RememberedAddress,
);

export interface AddressFormProps {
  /** None for a guest. */
  book: readonly BookAddress[];
  /** Undefined for a guest. */
  known?: KnownBook;
  /** Nothing is shipped: only whom to bill is asked for. */
  isVirtual: boolean;
  /** What is typed is on its way. */
  onBegin: () => void;
  /** @param next the step that follows. */
  onDone: (next: Step) => void;
}

/** The fields of the address step, and what sends them. */
export const AddressForm = ({ book, known, isVirtual, onBegin, onDone }: AddressFormProps) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const isSignedIn = useSelector(selectIsSignedIn);
  const { shippingAddress, shippingAddressError, billingAddressError } = useSelector(selectCheckout);
  const error = shippingAddressError ?? billingAddressError;
  const { email, wantsLetters, shipping, billing, isSame, isBegun, onChange, read } = useAddressForm(
    book,
    isVirtual,
    known,
  );

  const { isSending, send } = useSendAddresses({ book, isVirtual, onBegin, onDone });
  // What an earlier order left; not beside what was typed or accepted since.
  const [remembered] = useState(() => (isSignedIn || isVirtual ? undefined : dispatch(readRemembered())));
  const isOffered = remembered !== undefined && shippingAddress === null && !isBegun;

  const submit = (values: FormValues): void =>
    send(read(values), { isKept: values.isChecked('isKept'), isRemembered: values.isChecked('isRemembered') });
  const goOnWith = (address: Address): void =>
    send(
      { shipping: address, billing: { ...address, sameAsShippingAddress: true } },
      { isKept: false, isRemembered: true },
    );

  return (
    <InformedForm
      aria-label={formatMessage({ id: isVirtual ? 'checkout.billingAddress' : 'checkout.shippingAddress' })}
      onChange={onChange}
      onSubmit={submit}
    >
      {isOffered && (
        <Deferred>
          <rememberedAddress.Component address={remembered} isSending={isSending} onUse={() => goOnWith(remembered)} />
        </Deferred>
      )}
      <FormErrors />
      <div className={styles.fields}>
        {!isSignedIn && <GuestEmail initial={email} isShipped={!isVirtual} />}
        <AddressEntry
          {...(isVirtual ? billing : shipping)}
          formCode={formCode}
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
        {!isSignedIn && !isVirtual && (
          <CheckboxField name="isRemembered" label={formatMessage({ id: 'checkout.remember' })} />
        )}
      </div>
      {!isVirtual && !isSame && (
        <fieldset className={styles.billing}>
          <legend>
            <FormattedMessage id="checkout.billingAddress" />
          </legend>
          <div className={styles.fields}>
            <AddressEntry scope="billing" formCode={formCode} book={book} {...billing} />
          </div>
        </fieldset>
      )}
      {error && <StepError error={error} className={styles.notice} />}
      <Button priority="high" type="submit" isLoading={isSending}>
        <FormattedMessage id="checkout.continueToPayment" />
      </Button>
    </InformedForm>
  );
};

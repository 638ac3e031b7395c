import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { AddressEntry } from '@/features/address/AddressEntry';
import type { BookAddress } from '@/features/address/addressBook';
import { EmailConsentField } from '@/features/consent/EmailConsentField';
import { selectIsSignedIn } from '@/features/session/userSlice';
import { Button } from '@/ui/Button/Button';
import { Notice } from '@/ui/Notice/Notice';
import { FormErrors } from '@/ui/forms/FormErrors';
import { focusFirstError, type FormValues, InformedForm } from '@/ui/forms/informed/InformedForm';
import { selectCheckout } from '../checkoutSlice';
import { StepError } from '../parts/StepError';
import type { Step } from '../progress/checkoutStep';
import type { KnownBook } from '../steps/completeChoice';
import { GuestEmail } from '../steps/GuestEmail';
import { formCode, useAddressForm } from '../steps/useAddressForm';
import type { PickupShop } from './pickupShop';
import { useSendCollection } from './useSendCollection';
import stepStyles from '../steps/steps.module.css';

export interface CollectFieldsProps {
  /** None for a guest. */
  book: readonly BookAddress[];
  /** Undefined for a guest. */
  known?: KnownBook;
  /** Undefined until one is chosen that has everything. */
  shop: PickupShop | undefined;
  /** Of the form, to which the choice of the shop above belongs. */
  id: string;
  /** The form is about to be sent: a missing shop is told together with what the form lacks. */
  onAsk: () => void;
  onBegin: () => void;
  onDone: (next: Step) => void;
}

/** Whom to write to and whom to bill, of an order that is collected, and what sends them. */
export const CollectFields = ({ book, known, id, shop, onAsk, onBegin, onDone }: CollectFieldsProps) => {
  const { formatMessage } = useIntl();
  const isSignedIn = useSelector(selectIsSignedIn);
  const { shippingAddressError, billingAddressError, shippingMethodError } = useSelector(selectCheckout);
  const { email, wantsLetters, billing, onChange, read } = useAddressForm(book, true, known);
  const { isSending, isRefused, send } = useSendCollection({ onBegin, onDone });
  const error = shippingAddressError ?? billingAddressError ?? shippingMethodError;
  const submit = (values: FormValues): void => {
    if (!shop) {
      focusFirstError(document.forms.namedItem(id));
      return;
    }
    const { billing: address } = read(values);
    send(shop, address, values.isChecked('wantsLetters'));
  };
  return (
    <InformedForm
      id={id}
      aria-label={formatMessage({ id: 'checkout.billingAddress' })}
      onChange={onChange}
      onSubmit={submit}
    >
      <FormErrors />
      <h3 className={stepStyles.subheading}>
        <FormattedMessage id="checkout.billingAddress" />
      </h3>
      <div className={stepStyles.fields}>
        {!isSignedIn && <GuestEmail initial={email} isShipped={false} />}
        <AddressEntry formCode={formCode} {...billing} scope="billing" book={book} />
      </div>
      <div className={stepStyles.same}>
        {!isSignedIn && <EmailConsentField name="wantsLetters" initialValue={wantsLetters} />}
      </div>
      {error && <StepError error={error} className={stepStyles.notice} />}
      {!error && isRefused && (
        <Notice kind="error" className={stepStyles.notice}>
          <FormattedMessage id="collect.refused" />
        </Notice>
      )}
      <Button priority="high" type="submit" isLoading={isSending} onClick={onAsk}>
        <FormattedMessage id="checkout.continueToPayment" />
      </Button>
    </InformedForm>
  );
};

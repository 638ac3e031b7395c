import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { AddressFields } from '@/features/address/AddressFields';
import { readAddress } from '@/features/address/readAddress';
import { recallEstimatePostcode } from '@/features/cart/estimatePostcode';
import { signInPath } from '@/features/session/signInPath';
import { selectCurrentUser, selectIsSignedIn } from '@/features/session/userSlice';
import { errorText } from '@/kernel/errors/appError';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { ShopLink } from '@/kernel/routing/ShopLink';
import { combine, isEmail, isRequired } from '@/kernel/validation/validators';
import { Button } from '@/ui/Button/Button';
import { Notice } from '@/ui/Notice/Notice';
import { CheckboxField } from '@/ui/forms/informed/CheckboxField';
import { type FormValues, InformedForm } from '@/ui/forms/informed/InformedForm';
import { TextField } from '@/ui/forms/informed/TextField';
import { selectCheckout } from '../checkoutSlice';
import { submitBillingAddress, submitShippingAddress } from '../checkoutThunks';
import styles from './steps.module.css';

const emailRules = combine(isRequired, isEmail);

export interface AddressStepProps {
  onDone: () => void;
}

/** Step 1: where to ship to, whom to write to, and whom to bill. */
export const AddressStep = ({ onDone }: AddressStepProps) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const isSignedIn = useSelector(selectIsSignedIn);
  const user = useSelector(selectCurrentUser);
  const { shippingAddress, billingAddress, shippingAddressError, isSubmitting } = useSelector(selectCheckout);
  const [isSame, setIsSame] = useState(billingAddress === null || billingAddress.sameAsShippingAddress === true);
  const [postcode] = useState(() => dispatch(recallEstimatePostcode()) ?? '');
  const initialShipping = shippingAddress ?? { firstname: user.firstname, lastname: user.lastname, postcode };

  const submit = async (values: FormValues): Promise<void> => {
    if (isSubmitting) return;
    const shipping = readAddress(values, 'shipping', values.text('email').trim());
    const billing = values.isChecked('isSame')
      ? { ...shipping, sameAsShippingAddress: true }
      : readAddress(values, 'billing', shipping.email);
    try {
      await dispatch(submitShippingAddress(shipping));
      dispatch(submitBillingAddress(billing));
      onDone();
    } catch {
      // Told by the step's error.
    }
  };

  return (
    <InformedForm
      aria-label={formatMessage({ id: 'checkout.shippingAddress' })}
      onChange={(values) => setIsSame(values.isChecked('isSame'))}
      onSubmit={(values) => void submit(values)}
    >
      {!isSignedIn && (
        <p className={styles.intro}>
          <FormattedMessage
            id="checkout.haveAccount"
            values={{
              link: (
                <ShopLink className={styles.link} to={signInPath('/checkout')}>
                  <FormattedMessage id="session.signIn" />
                </ShopLink>
              ),
            }}
          />
        </p>
      )}
      <div className={styles.fields}>
        {!isSignedIn && (
          <TextField
            className={styles.wide}
            name="email"
            label={formatMessage({ id: 'checkout.email' })}
            help={formatMessage({ id: 'checkout.emailHelp' })}
            initialValue={shippingAddress?.email}
            type="email"
            inputMode="email"
            autoCapitalize="none"
            autoComplete="email"
            validate={emailRules}
          />
        )}
        <AddressFields scope="shipping" initial={initialShipping} />
      </div>
      <div className={styles.same}>
        <CheckboxField name="isSame" label={formatMessage({ id: 'checkout.billingIsSame' })} initialValue={isSame} />
      </div>
      {!isSame && (
        <fieldset className={styles.billing}>
          <legend>
            <FormattedMessage id="checkout.billingAddress" />
          </legend>
          <div className={styles.fields}>
            <AddressFields scope="billing" initial={billingAddress} />
          </div>
        </fieldset>
      )}
      {shippingAddressError && (
        <Notice kind="error" className={styles.notice}>
          {errorText(shippingAddressError, formatMessage({ id: 'checkout.stepFailed' }))}
        </Notice>
      )}
      <Button priority="high" type="submit" isLoading={isSubmitting}>
        <FormattedMessage id="checkout.continueToMethod" />
      </Button>
    </InformedForm>
  );
};

import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { isPhoneNeededBy } from '@/features/address/address';
import { readKnownForm } from '@/features/formFields/useKnownForm';
import { PhoneField } from '@/features/address/PhoneField';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { Button } from '@/ui/Button/Button';
import { Notice } from '@/ui/Notice/Notice';
import { type FormValues, InformedForm } from '@/ui/forms/informed/InformedForm';
import { RadioCard } from '@/ui/forms/RadioCard';
import { RadioCards } from '@/ui/forms/RadioCards';
import { ArrivalDays } from '../ArrivalDays';
import { type AvailableShippingMethod, cheapestOf, selectCheckout } from '../checkoutSlice';
import { addPhone } from '../progress/addPhone';
import { submitShippingMethod } from '../progress/checkoutThunks';
import { presentMethod } from '../progress/presentMethod';
import { ShippingPrice } from '../parts/ShippingPrice';
import { StepError } from '../parts/StepError';
import { formCode } from './useAddressForm';
import styles from './steps.module.css';

const keyOf = ({ code, methodCode }: AvailableShippingMethod): string => `${code}_${methodCode}`;

export interface MethodStepProps {
  onDone: () => void;
}

/** Step 2: how it is shipped. */
export const MethodStep = ({ onDone }: MethodStepProps) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const {
    availableShippingMethods: methods,
    shippingMethod,
    shippingAddress,
    shippingMethodError,
    shippingAddressError,
    isSubmitting,
  } = useSelector(selectCheckout);
  const chosenBefore = shippingMethod && `${shippingMethod.carrier_code}_${shippingMethod.method_code}`;
  const [chosenKey, setChosenKey] = useState(chosenBefore);
  const chosen = methods.find((method) => keyOf(method) === chosenKey) ?? cheapestOf(methods);
  useEffect(() => {
    // The totals say that they are without delivery when this fails; going on sends the method again.
    if (chosen) void dispatch(presentMethod(chosen)).catch(() => undefined);
  }, [chosen, dispatch]);

  const form = readKnownForm(useApolloClient(), formCode);
  const needsPhone = chosen !== undefined && isPhoneNeededBy(chosen.code, form) && !shippingAddress?.telephone;
  const error = shippingMethodError ?? shippingAddressError;
  const submit = async (values: FormValues): Promise<void> => {
    if (!chosen || isSubmitting) return;
    setChosenKey(keyOf(chosen));
    try {
      if (needsPhone) await dispatch(addPhone(values.text('shippingPhone').trim()));
      await dispatch(submitShippingMethod(chosen.code, chosen.methodCode, chosen.methodTitle));
      onDone();
    } catch {
      // Told by the step's error.
    }
  };

  if (methods.length === 0) {
    return (
      <Notice kind="warning">
        <FormattedMessage id="checkout.noMethods" />
      </Notice>
    );
  }
  return (
    <InformedForm onSubmit={(values) => void submit(values)}>
      <div className={styles.methods}>
        <RadioCards aria-label={formatMessage({ id: 'checkout.shippingMethod' })}>
          {methods.map((method) => (
            <RadioCard
              key={keyOf(method)}
              name="shippingMethod"
              value={keyOf(method)}
              checked={method === chosen}
              onChange={() => setChosenKey(keyOf(method))}
              title={method.methodTitle}
              aside={
                <b className={styles.price}>
                  <ShippingPrice value={method.price} currency={method.currency} />
                </b>
              }
            >
              <span>
                {method.arrival ? (
                  <FormattedMessage
                    id="checkout.arrivalBy"
                    values={{ when: <ArrivalDays arrival={method.arrival} />, carrier: method.title }}
                  />
                ) : (
                  method.title
                )}
              </span>
            </RadioCard>
          ))}
        </RadioCards>
      </div>
      {needsPhone && (
        <div className={styles.phone}>
          <PhoneField scope="shipping" initial="" isNeeded />
        </div>
      )}
      {error && <StepError error={error} className={styles.notice} />}
      <Button priority="high" type="submit" isLoading={isSubmitting}>
        <FormattedMessage id="checkout.continueToPayment" />
      </Button>
    </InformedForm>
  );
};

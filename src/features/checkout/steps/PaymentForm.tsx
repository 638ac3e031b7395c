import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { CardFields } from '@/features/payment/CardFields';
import { ElsewhereNote } from '@/features/payment/ElsewhereNote';
import { PaymentChoices } from '@/features/payment/PaymentChoices';
import { isPaidNow, type PaymentChoice } from '@/features/payment/paymentChoices';
import { isPlacingOrder } from '@/features/payment/paymentSlice';
import type { RedirectReturn } from '@/features/payment/useRedirectReturn';
import { selectIsSignedIn } from '@/features/session/userSlice';
import { useCaptcha } from '@/kernel/captcha/useCaptcha';
import { useMoney } from '@/kernel/i18n/useMoney';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { Button } from '@/ui/Button/Button';
import { LineIcon } from '@/ui/LineIcon/LineIcon';
import { lineShapes } from '@/ui/LineIcon/lineShapes';
import { Notice } from '@/ui/Notice/Notice';
import { FormErrors } from '@/ui/forms/FormErrors';
import { CheckboxField } from '@/ui/forms/informed/CheckboxField';
import { type FormValues, InformedForm } from '@/ui/forms/informed/InformedForm';
import { selectPayment } from '../checkoutSlice';
import { checkedPayment } from '../placing/checkedPayment';
import { agreedIds } from '../agreements/agreement';
import { Agreements } from '../agreements/Agreements';
import { useAgreements } from '../agreements/useAgreements';
import { CheckoutConsent } from '../parts/CheckoutConsent';
import { PaymentResult } from '../parts/PaymentResult';
import { TotalChanged } from '../parts/TotalChanged';
import { placeOrder } from '../placing/placeOrder';
import { resumeOrder } from '../placing/resumeOrder';
import { useAgreedTotal } from '../placing/useAgreedTotal';
import { usePaymentOfChoice } from './usePaymentOfChoice';
import { useResumedPayment } from './useResumedPayment';
import styles from './steps.module.css';

export interface PaymentFormProps {
  /** The backend's grand total, in whole units. */
  total: number;
  currency: string;
  cartId: string;
  choices: readonly PaymentChoice[];
  chosen: PaymentChoice;
  onChoose: (choice: PaymentChoice) => void;
  /** Set when the shopper comes back from a page of the bank. */
  returned: RedirectReturn | null;
  /** The cart has a line that the backend would refuse. */
  isBlocked: boolean;
}

/** What to pay with, the consent, and the button: it says how much where money moves now. */
export const PaymentForm = ({
  total,
  currency,
  cartId,
  choices,
  chosen,
  onChoose,
  returned,
  isBlocked,
}: PaymentFormProps) => {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const dispatch = useAppDispatch();
  const isSignedIn = useSelector(selectIsSignedIn);
  const payment = useSelector(selectPayment);
  const agreements = useAgreements(payment.placing.kind === 'rejected');
  const { card, loaded, hasFields, isReady, pay } = usePaymentOfChoice(chosen, cartId, total, currency);
  const isBusy = isPlacingOrder(payment);
  const expectedTotal = total.toFixed(2);
  const { agreed, isChanged, movedTo, agree } = useAgreedTotal(total, returned !== null);
  const { resume, checkAgain } = card;
  const { place, createHeaders: protect } = useCaptcha('PLACE_ORDER');
  useResumedPayment({ returned, chosen, isLoaded: loaded.adapter !== null, resume, protect });

  const [isChecked, setIsChecked] = useState(false);
  /** The shop's own fields are not all right: the provider's say what they miss, too. */
  const showProblems = (): void => {
    setIsChecked(true);
    if (hasFields) card.showProblems();
  };
  const submit = (values: FormValues): void => {
    agree();
    const agreementIds = agreements.kind === 'known' ? agreedIds(agreements.agreements, values) : [];
    const payNow = () => dispatch(checkedPayment(() => pay(values), expectedTotal, agreementIds));
    void dispatch(placeOrder({ pay: payNow, expectedTotal, protect }));
  };

  return (
    <InformedForm
      className={styles.payment}
      aria-label={formatMessage({ id: 'checkout.payment' })}
      onSubmit={submit}
      onInvalid={showProblems}
    >
      <FormErrors />
      {chosen.kind === 'free' ? (
        <Notice kind="info">
          <FormattedMessage id="payment.nothingToPay" />
        </Notice>
      ) : (
        <PaymentChoices choices={choices} chosen={chosen} onChoose={onChoose} isDisabled={isBusy}>
          {chosen.kind === 'elsewhere' ? (
            <ElsewhereNote
              key={chosen.key}
              title={chosen.title}
              payment={card}
              isAdapterFailed={loaded.isFailed}
              onRetry={loaded.retry}
            />
          ) : (
            hasFields && (
              <CardFields
                key={chosen.key}
                payment={card}
                isAdapterFailed={loaded.isFailed}
                onRetry={loaded.retry}
                isIncomplete={isChecked && !payment.isFormValid}
              />
            )
          )}
        </PaymentChoices>
      )}
      <div className={styles.consent} inert={isBusy}>
        {isSignedIn && chosen.kind === 'method' && (
          <CheckboxField name="isStored" label={<FormattedMessage id="payment.saveCard" />} />
        )}
        <CheckoutConsent />
        <Agreements state={agreements} />
      </div>
      {isChanged && !isBusy && <TotalChanged was={agreed} now={total} currency={currency} movedTo={movedTo} />}
      <PaymentResult
        isReturned={returned !== null && !returned.isCancelled}
        returnedFrom={chosen.kind === 'elsewhere' ? chosen.title : null}
        onCheckAgain={checkAgain && (() => void dispatch(resumeOrder(checkAgain, protect)))}
      />
      <div ref={place} className={styles.badge} />
      {payment.placing.kind !== 'unknown' && (
        <Button
          priority="high"
          type="submit"
          isBlock
          isLoading={payment.placing.kind === 'submitting'}
          isDisabled={!isReady || isBlocked || agreements.kind !== 'known'}
        >
          <LineIcon path={lineShapes.lock} size={18} />
          {isPaidNow(chosen) ? (
            <FormattedMessage
              id={isChanged ? 'checkout.payNewTotal' : 'checkout.pay'}
              values={{ total: money(total, currency) }}
            />
          ) : (
            <FormattedMessage id={isChanged ? 'checkout.placeNewTotal' : 'checkout.placeOrder'} />
          )}
        </Button>
      )}
      {isPaidNow(chosen) && chosen.kind !== 'elsewhere' && (
        <p className={styles.fineprint}>
          <FormattedMessage id="checkout.cardPrivacy" />
        </p>
      )}
    </InformedForm>
  );
};

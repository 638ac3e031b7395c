import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { CardFields } from '@/features/payment/CardFields';
import type { PaymentAdapter } from '@/features/payment/paymentAdapter';
import { useCardPayment } from '@/features/payment/useCardPayment';
import { usePaymentAdapter } from '@/features/payment/usePaymentAdapter';
import { useMoney } from '@/kernel/i18n/useMoney';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { ShopLink } from '@/kernel/routing/ShopLink';
import { isChecked } from '@/kernel/validation/validators';
import { Button } from '@/ui/Button/Button';
import { Icon } from '@/ui/Icon/Icon';
import { LoadingIndicator } from '@/ui/LoadingIndicator/LoadingIndicator';
import { Notice } from '@/ui/Notice/Notice';
import { CheckboxField } from '@/ui/forms/informed/CheckboxField';
import { InformedForm } from '@/ui/forms/informed/InformedForm';
import { selectPayment } from '../checkoutSlice';
import { PlacingMessage } from '../PlacingMessage';
import { placeOrder } from '../placeOrder';
import styles from './steps.module.css';

export interface PaymentStepProps {
  /** The backend's grand total, in whole units. */
  total: number;
  currency: string;
}

/** Step 3: the card, and the button that places the order. */
export const PaymentStep = (props: PaymentStepProps) => {
  const { adapter, isFailed, retry } = usePaymentAdapter();
  if (adapter) return <CardPaymentForm {...props} adapter={adapter} />;
  if (!isFailed) return <LoadingIndicator />;
  return (
    <>
      <Notice kind="error" className={styles.notice}>
        <FormattedMessage id="checkout.stepFailed" />
      </Notice>
      <Button priority="low" onClick={retry}>
        <FormattedMessage id="cart.retry" />
      </Button>
    </>
  );
};

const CardPaymentForm = ({ total, currency, adapter }: PaymentStepProps & { adapter: PaymentAdapter }) => {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const dispatch = useAppDispatch();
  const { placing } = useSelector(selectPayment);
  const payment = useCardPayment(adapter, Math.round(total * 100), currency);
  const isSubmitting = placing.kind === 'submitting';
  const pay = (): void => {
    void dispatch(placeOrder(payment.pay, total.toFixed(2)));
  };

  return (
    <InformedForm aria-label={formatMessage({ id: 'checkout.payment' })} onSubmit={pay}>
      <CardFields adapter={adapter} payment={payment} />
      <div className={styles.consent}>
        <CheckboxField name="consent" isRequired validate={isChecked} label={<ConsentLabel />} />
      </div>
      <div className={styles.notice} aria-live="polite">
        <PlacingMessage placing={placing} />
      </div>
      {placing.kind !== 'unknown' && (
        <Button priority="high" type="submit" isBlock isLoading={isSubmitting} isDisabled={!payment.isReady}>
          <Icon name="lock" size={18} />
          <FormattedMessage id="checkout.pay" values={{ total: money(total, currency) }} />
        </Button>
      )}
      <p className={styles.fineprint}>
        <FormattedMessage id="checkout.cardPrivacy" />
      </p>
    </InformedForm>
  );
};

const ConsentLabel = () => (
  <FormattedMessage
    id="checkout.consent"
    values={{
      terms: (
        <ShopLink to="/terms" target="_blank">
          <FormattedMessage id="checkout.terms" />
        </ShopLink>
      ),
      privacy: (
        <ShopLink to="/privacy-notice" target="_blank">
          <FormattedMessage id="checkout.privacyNotice" />
        </ShopLink>
      ),
    }}
  />
);

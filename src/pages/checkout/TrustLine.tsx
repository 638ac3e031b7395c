import { FormattedMessage, useIntl } from 'react-intl';
import { hasCards, useCartSettings } from '@/features/cart/useCart';
import { LineIcon } from '@/ui/LineIcon/LineIcon';
import { lineShapes } from '@/ui/LineIcon/lineShapes';
import styles from './TrustLine.module.css';

/** The brand's promises, shown beside the payment. */
export const TrustLine = () => {
  const { formatNumber } = useIntl();
  const { freeFrom } = useCartSettings();
  const amount = (value: number, currency: string): string =>
    formatNumber(value, { style: 'currency', currency, minimumFractionDigits: Number.isInteger(value) ? 0 : 2 });
  const isPaymentPromised = BRAND.has.securePayment && hasCards();
  if (!isPaymentPromised && !freeFrom && !BRAND.has.returnsAtCheckout) return null;
  return (
    <ul className={styles.line}>
      {isPaymentPromised ? (
        <li>
          <LineIcon path={lineShapes.shield} size={18} />
          <FormattedMessage id="brand.securePayment" />
        </li>
      ) : null}
      {freeFrom && (
        <li>
          <LineIcon path={lineShapes.truck} size={18} />
          <FormattedMessage
            id="checkout.freeDeliveryOver"
            values={{ amount: amount(freeFrom.value, freeFrom.currency) }}
          />
        </li>
      )}
      {BRAND.has.returnsAtCheckout ? (
        <li>
          <LineIcon path={lineShapes.returns} size={18} />
          <FormattedMessage id="brand.returnsAtCheckout" />
        </li>
      ) : null}
    </ul>
  );
};

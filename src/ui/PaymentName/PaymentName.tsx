import { FormattedMessage } from 'react-intl';
import { CardMark } from '../CardMark/CardMark';
import styles from './PaymentName.module.css';

/** How an order was paid, as the backend keeps it. */
interface OrderPayment {
  name: string;
  additional_data: readonly ({ name: string | null; value: string | null } | null)[] | null;
}

const detailOf = ({ additional_data: details }: OrderPayment, name: string): string =>
  details?.find((detail) => detail?.name === name)?.value ?? '';

/** The card that paid for an order, or what else did. */
export const PaymentName = ({ payment }: { payment: OrderPayment }) => {
  const brand = detailOf(payment, 'card_brand');
  const last4 = detailOf(payment, 'card_last4');
  return last4 === '' ? (
    payment.name
  ) : (
    <span className={styles.card}>
      <CardMark brand={brand} isDecorative />
      <FormattedMessage id="receipt.card" values={{ brand, last4 }} />
    </span>
  );
};

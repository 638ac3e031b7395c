import { FormattedMessage } from 'react-intl';
import type { ReceiptOrder } from '@/features/checkout/receiptOrder';
import { Button } from '@/ui/Button/Button';
import { ReceiptAccount } from './ReceiptAccount';
import { ReceiptDetails } from './ReceiptDetails';
import { ReceiptLines } from './ReceiptLines';
import styles from './Receipt.module.css';

/** The order in full; where only its id is known, that and the mail address. */
export const Receipt = ({ receipt }: { receipt: ReceiptOrder }) => {
  const { orderId, email, order } = receipt;
  return (
    <div className={order ? styles.columns : undefined}>
      <div>
        <h1 className={styles.title}>
          {order?.shipping_address ? (
            <FormattedMessage id="receipt.thankYouName" values={{ name: order.shipping_address.firstname }} />
          ) : (
            <FormattedMessage id="receipt.thankYou" />
          )}
        </h1>
        <p className={styles.lead}>
          <FormattedMessage
            id="receipt.confirmed"
            values={{
              number: order?.number ?? orderId,
              email: email || order?.email,
              b: (chunks) => <b className={styles.number}>{chunks}</b>,
            }}
          />
        </p>
        {order && <ReceiptDetails order={order} />}
        <ReceiptAccount receipt={receipt} />
        <p className={styles.actions}>
          <Button priority="lowLinkUnderline" onClick={() => window.print()}>
            <FormattedMessage id="receipt.print" />
          </Button>
          {order && (
            <Button priority="lowLinkUnderline" to={`/track-my-order/?number=${encodeURIComponent(order.number)}`}>
              <FormattedMessage id="tracking.title" />
            </Button>
          )}
          <Button priority="lowLinkUnderline" to="/">
            <FormattedMessage id="cart.continueShopping" />
          </Button>
        </p>
      </div>
      {order && <ReceiptLines order={order} />}
    </div>
  );
};

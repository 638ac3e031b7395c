import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { OrderOnReceipt } from '@/features/checkout/checkoutSlice';
import { BuyAgainButton } from '@/features/orders/BuyAgainButton';
import { boughtItems } from '@/features/orders/orderedItems';
import { receiptPath } from '@/features/orders/receiptPath';
import { selectIsSignedIn } from '@/features/session/userSlice';
import { Button } from '@/ui/Button/Button';
import styles from './Receipt.module.css';

/** Address of the receipt's invoice. */
export const invoicePath = `${receiptPath}?invoice`;

/** Whether somebody can be shown the invoice: the customer by the number, a guest by the order's token. */
export const hasInvoice = ({ number, token }: OrderOnReceipt, isSignedIn: boolean): boolean => {
  if (!CAPABILITIES.seller) return false;
  return isSignedIn ? number !== null : CAPABILITIES.guestOrders && Boolean(token);
};

/** What can be done with an order on its receipt. */
export const ReceiptActions = ({ order }: { order: OrderOnReceipt | null }) => {
  const isSignedIn = useSelector(selectIsSignedIn);
  const navigate = useNavigate();
  const showCart = (): void => void navigate('/cart');
  return (
    <div className={styles.actions}>
      {order && <BuyAgainButton order={{ number: order.number, items: boughtItems(order) }} showCart={showCart} />}
      {order && hasInvoice(order, isSignedIn) && (
        <Button priority="lowLinkUnderline" to={invoicePath}>
          <FormattedMessage id="invoice.name" />
        </Button>
      )}
      <Button priority="lowLinkUnderline" onClick={() => window.print()}>
        <FormattedMessage id="receipt.print" />
      </Button>
    </div>
  );
};

import { useSelector } from 'react-redux';
import { Navigate } from 'react-router-dom';
import type { OrderOnReceipt } from '@/features/checkout/checkoutSlice';
import { InvoiceView } from '@/features/orders/InvoiceView';
import { receiptPath } from '@/features/orders/receiptPath';
import { selectIsSignedIn } from '@/features/session/userSlice';
import { hasInvoice } from './ReceiptActions';

/** The invoice of the receipt's order; the receipt where there can be none. */
export const ReceiptInvoice = ({ order }: { order: OrderOnReceipt | null }) => {
  const isSignedIn = useSelector(selectIsSignedIn);
  if (order === null || !hasInvoice(order, isSignedIn)) return <Navigate to={receiptPath} replace />;
  return (
    <InvoiceView of={isSignedIn ? { number: order.number ?? '' } : { token: order.token ?? '' }} back={receiptPath} />
  );
};

import type { ReceiptOrderFragment } from './api/ReceiptOrder.graphql.generated';

/** An order as its receipt shows it. */
export type OrderOnReceipt = Omit<ReceiptOrderFragment, 'id' | 'number' | 'order_date'> & {
  /** Number that the shopper knows it by; null where it stands in the e-mail alone. */
  number: string | null;
};

/** What the receipt shows. Where the order could not be read after it was placed, only its id is known. */
export interface ReceiptOrder {
  /** The backend's internal id, as the payment-information call answers it; '' where that answer was lost. */
  orderId: string;
  email: string;
  order: OrderOnReceipt | null;
}

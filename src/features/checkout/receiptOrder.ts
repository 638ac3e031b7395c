import type { ReceiptOrderFragment } from './api/ReceiptOrder.graphql.generated';

/** An order as its receipt shows it. */
export type OrderOnReceipt = ReceiptOrderFragment;

/** What the receipt shows. Where the order could not be read after it was placed, only its id is known. */
export interface ReceiptOrder {
  /** The backend's internal id, as the payment-information call answers it. */
  orderId: string;
  email: string;
  order: OrderOnReceipt | null;
}

/** Data that a payment method asks of the shopper, beside the order itself. */
export interface OfflineMethod {
  /** Whether the order names the buyer's own purchase order. */
  needsPurchaseOrder: boolean;
  /** When the money comes: before anything is sent, at the door, or by the terms of an account. */
  isPaid: 'first' | 'onDelivery' | 'onAccount';
}

/** Name of the field for the number of the buyer's own purchase order. */
export const purchaseOrderName = 'purchaseOrder';

/** Ways to pay after the order: by check, transfer or invoice, or at the door. By the codes of Magento's own methods. */
const offlineMethods: Readonly<Record<string, OfflineMethod>> = {
  checkmo: { needsPurchaseOrder: false, isPaid: 'first' },
  banktransfer: { needsPurchaseOrder: false, isPaid: 'first' },
  cashondelivery: { needsPurchaseOrder: false, isPaid: 'onDelivery' },
  purchaseorder: { needsPurchaseOrder: true, isPaid: 'onAccount' },
};

/** A way to pay after the order; undefined for any other. */
export const offlineMethodOf = (methodCode: string): OfflineMethod | undefined =>
  Object.hasOwn(offlineMethods, methodCode) ? offlineMethods[methodCode] : undefined;

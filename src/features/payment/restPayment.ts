import type { PaymentDetails } from './followPayment';

/** How the payment stands in the call that places the order. */
export interface RestPayment {
  method: string;
  po_number?: string;
  additional_data: Readonly<Record<string, string | boolean>>;
}

/** Payment of an order: a nonce, and of the vault what the real backend's methods take. */
export const toRestPayment = (chosenMethod: string, details: PaymentDetails): RestPayment => {
  const { nonce, method = chosenMethod, publicHash, isStored, purchaseOrder } = details;
  return {
    method,
    ...(purchaseOrder === undefined ? {} : { po_number: purchaseOrder }),
    additional_data: {
      ...(nonce === '' ? {} : { payment_method_nonce: nonce }),
      ...(publicHash === undefined ? {} : { public_hash: publicHash }),
      ...(isStored ? { is_active_payment_token_enabler: true } : {}),
    },
  };
};

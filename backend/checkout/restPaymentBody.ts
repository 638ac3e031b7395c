import { isEmail } from '../customer/email';
import { RestError } from '../rest/restError';

import { missingField, readObject, readParameters, readText, type RestObject } from './restBody';

const paymentKeys = ['method', 'po_number', 'additional_data', 'extension_attributes'] as const;

/** The payment of a REST call. */
export interface RestPayment {
  method: string;
  /** Number of the buyer's own purchase order. */
  purchaseOrder: string | null;
  nonce: string | null;
  publicHash: string | null;
  isStored: boolean;
  /** Terms that were agreed to, by `agreement_id`. */
  agreementIds: string[];
}

const readAgreementIds = (attributes: unknown): string[] => {
  const { agreement_ids: ids } = readParameters(attributes);
  return Array.isArray(ids) ? ids.map((id) => readText(id) ?? '') : [];
};

/**
 * Reads the payment of a call.
 * @throws RestError 400 for one without a body, or with unknown keys.
 */
export const readPayment = (value: unknown): RestPayment => {
  if (value === undefined || value === null) throw missingField('paymentMethod');
  const {
    method,
    po_number: purchaseOrder,
    additional_data: details,
    extension_attributes: attributes,
  } = readObject(value, paymentKeys);
  // Providers name their own fields there, so its keys are free.
  const {
    payment_method_nonce: nonce,
    public_hash: publicHash,
    is_active_payment_token_enabler: isStored,
  } = readParameters(details);
  return {
    method: readText(method) ?? '',
    purchaseOrder: readText(purchaseOrder)?.trim() || null,
    nonce: readText(nonce),
    publicHash: readText(publicHash),
    isStored: ['true', '1'].includes(readText(isStored) ?? ''),
    agreementIds: readAgreementIds(attributes),
  };
};

/** The nonce of a body, whatever else is wrong with it; null without one. */
export const findNonce = (body: unknown): string | null => {
  const payment = readParameters(readParameters(body).payment_method);
  const { payment_method_nonce: nonce } = readParameters(payment.additional_data);
  return typeof nonce === 'string' && nonce !== '' ? nonce : null;
};

/**
 * The e-mail of a guest.
 * @throws RestError 400 when it is missing or none.
 */
export const readGuestEmail = ({ email: sent }: RestObject): string => {
  const email = readText(sent)?.trim() ?? '';
  if (email === '') throw missingField('email');
  if (!isEmail(email)) throw new RestError(400, 'Invalid email format');
  return email;
};

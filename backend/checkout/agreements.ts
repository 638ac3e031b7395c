import type { Db } from '../db/open';
import type { CheckoutAgreement } from '../schema/resolvers.generated';
import { readStoreSettings } from '../stores/storeSettings';

import { OrderRefused } from './orderObstacles';

/** The real backend's refusal of an order whose terms were not agreed to. */
export const notAgreedMessage =
  "The order wasn't placed. First, agree to the terms and conditions, then try placing your order again.";

/** The terms of a store view; none while the merchant has not switched them on. */
export const listAgreements = (db: Db, storeId: number): CheckoutAgreement[] =>
  readStoreSettings(db, storeId).checkout_agreements;

/**
 * Checks that every agreement with a box of its own was ticked.
 * @param agreedIds `agreement_ids` of the payment.
 * @throws OrderRefused with the real backend's message.
 */
export const requireAgreements = (db: Db, storeId: number, agreedIds: readonly string[]): void => {
  const required = listAgreements(db, storeId).filter(({ mode }) => mode === 'MANUAL');
  if (required.some(({ agreement_id: id }) => !agreedIds.includes(String(id))))
    throw new OrderRefused(notAgreedMessage);
};

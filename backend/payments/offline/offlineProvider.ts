import type { PaymentProvider } from '../../context';
import type { Db } from '../../db/open';
import { findDefaultStore } from '../../stores/queries';
import { readStoreSettings } from '../../stores/storeSettings';

import { offlineMethodsOf } from './offlineMethods';

/**
 * A shop without a payment provider: what it offers is paid by check, transfer or invoice after the order. Its methods are
 * those that the store's configuration names.
 */
export const createOfflineProvider = (db: Db): PaymentProvider => ({
  offersAllAtZero: true,
  get methods() {
    const store = findDefaultStore(db);
    return store ? offlineMethodsOf(readStoreSettings(db, store.id).offline_payment_methods) : [];
  },
  capture: () => ({ kind: 'refused', message: 'The requested Payment Method is not available.' }),
  void: () => undefined,
  cancel: () => undefined,
});

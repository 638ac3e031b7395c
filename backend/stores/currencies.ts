import type { Db } from '../db/open';

import type { StoreRow } from './queries';
import { findRate } from './scope/rates';
import { readStoreSettings } from './storeSettings';

/** Currencies in which a store view shows prices, its own first; one without a rate is left out. */
export const storeCurrencies = (db: Db, store: StoreRow): string[] => [
  store.currency,
  ...readStoreSettings(db, store.id).allowed_currencies.filter(
    (code) => code !== store.currency && findRate(db, store.base_currency, code) !== undefined,
  ),
];

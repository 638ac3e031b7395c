import type { Db } from '../db/open';

import { findStoreById } from './queries';
import { readStoreSettings } from './storeSettings';

/** The shop's name in what is written to customers: the configured one, or that of the store view's group. */
export const readShopName = (db: Db, storeId: number): string =>
  readStoreSettings(db, storeId).store_name ?? findStoreById(db, storeId)?.group_name ?? '';

import type { PaymentProvider, RequestContext, StoreView } from '../context';
import { findCustomerIdByToken } from '../customer/tokens';
import type { Db } from '../db/open';
import { createShopClock } from '../db/shopClock';
import { RequestFailure } from '../graphql/errors';
import { hashSecret } from '../hashSecret';
import { clientAddressHeader } from '../limits/clientAddress';
import type { Settings } from '../settings';
import { storeCurrencies } from '../stores/currencies';
import { findDefaultStore, findStoreByCode, type StoreRow } from '../stores/queries';
import { storeDb } from '../stores/scope/storeDb';

import { bearerToken } from './bearerToken';

/** Services that every request of one backend shares. */
export interface BackendServices {
  db: Db;
  settings: Settings;
  now: () => number;
  payments: PaymentProvider;
  forgetPictures: RequestContext['forgetPictures'];
}

const findStore = (db: Db, code: string): StoreRow => {
  // 'default' is accepted by the real backend whatever its stores are called.
  const isUnnamed = code === '' || code === 'default';
  const store = isUnnamed ? findDefaultStore(db) : findStoreByCode(db, code);
  if (!store) throw new RequestFailure(`Requested store is not found (${code})`);
  return store;
};

const readStore = (db: Db, code: string, headers: Headers): StoreView => {
  const row = findStore(db, code);
  const currency = (headers.get('content-currency') ?? '').trim().toUpperCase();
  if (currency !== '' && !storeCurrencies(db, row).includes(currency)) {
    throw new RequestFailure('Please correct the target currency');
  }
  return {
    id: row.id,
    code: row.code,
    currency: currency || row.currency,
    locale: row.locale,
    rootCategoryId: row.root_category_id,
  };
};

const readTokenHash = (headers: Headers): string | null => {
  const token = bearerToken(headers.get('authorization'));
  return token ? hashSecret(token) : null;
};

/**
 * Returns the context of one request: its store view, currency and customer. A dead or unknown token makes a guest.
 * @param storeCode store of a REST path; otherwise the Store header decides.
 * @throws RequestFailure for an unknown store or a currency that the store does not have.
 */
export const createRequestContext = (
  { db, settings, now, payments, forgetPictures }: BackendServices,
  request: Request,
  storeCode?: string,
): RequestContext => {
  const { headers } = request;
  const store = readStore(db, storeCode ?? headers.get('store') ?? '', headers);
  const tokenHash = readTokenHash(headers);
  return {
    db: storeDb(db, { storeId: store.id, currency: store.currency }),
    settings,
    now,
    shopNow: createShopClock(db, settings, now),
    payments,
    forgetPictures,
    headers,
    clientAddress: headers.get(clientAddressHeader) ?? 'unknown',
    store,
    tokenHash,
    customerId: tokenHash ? findCustomerIdByToken(db, tokenHash, now()) : null,
    origin: settings.publicOrigin ?? new URL(request.url).origin,
  };
};

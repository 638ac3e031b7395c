import { createHash, randomBytes } from 'node:crypto';

import { Kind, OperationTypeNode, type DocumentNode } from 'graphql';

import type { RequestContext } from '../context';
import type { Db } from '../db/open';

/** Root fields whose answers are the same for every guest. */
const cacheableFields: ReadonlySet<string> = new Set([
  'products',
  'categories',
  'categoryList',
  'cmsPage',
  'cmsBlocks',
  'storeConfig',
  'availableStores',
  'currency',
  'countries',
  'country',
  'route',
  'searchSuggestions',
  'popularSearches',
  '__typename',
]);

/** Headers that a shared cache must tell apart besides the URL. */
const cacheKeyHeaders = 'Store, Content-Currency, Authorization, X-Magento-Cache-Id';

/** Percent of VAT at the shop's default destination, a factor of the cache id. */
const defaultTaxRate = '20';

/** The real backend's ids of the groups "not logged in" and "general". */
const customerGroup = { guest: '0', signedIn: '1' } as const;

/** The salt of the cache id, made once for each installation. */
const readSalt = (db: Db): string => {
  db.run(
    "INSERT INTO installation (name, value) VALUES ('cache_id_salt', ?) ON CONFLICT DO NOTHING",
    randomBytes(16).toString('hex'),
  );
  return db.get<{ value: string }>("SELECT value FROM installation WHERE name = 'cache_id_salt'")?.value ?? '';
};

/** Makes the function that computes `X-Magento-Cache-Id`, by Magento's recipe: a salted hash of what answers depend on. */
export const createCacheId = (db: Db) => {
  let salt: string | undefined;
  return ({ store, customerId }: Pick<RequestContext, 'store' | 'customerId'>): string => {
    salt ??= readSalt(db);
    const isSignedIn = customerId !== null;
    const factors = [
      store.currency,
      isSignedIn ? customerGroup.signedIn : customerGroup.guest,
      defaultTaxRate,
      String(isSignedIn),
      store.code,
    ];
    return createHash('sha256')
      .update(`${factors.join('|').toUpperCase()}|${salt}`)
      .digest('hex');
  };
};

/** Whether the document is a query that selects nothing personal at its root, not even through a fragment. */
export const isCacheableDocument = (document: DocumentNode): boolean =>
  document.definitions.every(
    (definition) =>
      definition.kind !== Kind.OPERATION_DEFINITION ||
      (definition.operation === OperationTypeNode.QUERY &&
        definition.selectionSet.selections.every(
          (selection) => selection.kind === Kind.FIELD && cacheableFields.has(selection.name.value),
        )),
  );

/**
 * Headers of an answer that a shared cache may keep. A browser asks again each time: stock and prices change, and it
 * has no way to be told.
 */
export const publicCacheHeaders = {
  'Cache-Control': 'public, max-age=0, s-maxage=60, must-revalidate',
  Vary: cacheKeyHeaders,
} as const;

/** Headers of an answer that nobody may keep. */
export const privateCacheHeaders = {
  'Cache-Control': 'no-store, no-cache, must-revalidate, max-age=0',
  Pragma: 'no-cache',
} as const;

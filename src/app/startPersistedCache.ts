import { tokenEndsAt } from '@/features/session/tokenStorage';
import { settings } from '@/kernel/app/settings';
import { createPersistedCache, type PersistedCache } from '@/kernel/graphql/persistence/persistedCache';
import { createIdbRecordStore } from '@/kernel/graphql/persistence/recordStore';
import { startPersistence } from '@/kernel/graphql/persistence/startPersistence';
import { createShopCache } from '@/kernel/graphql/shopClient';
import type { ThunkServices } from '@/kernel/redux/thunk';
import { keptParts } from './cache/keptParts';
import { typePolicies } from './typePolicies';

let persisted: PersistedCache | undefined;

const persistedCacheOf = ({ apollo, now, storage }: ThunkServices): PersistedCache => {
  persisted ??= createPersistedCache({
    cache: apollo.cache,
    createCache: () => createShopCache(typePolicies),
    store: createIdbRecordStore(`${settings.storageNamespace}-${settings.storeCode}-${settings.currency}`),
    now,
    parts: keptParts,
    // Another build may ask for other fields. A session has products and prices of its customer's group, which the next
    // person must not be shown.
    writer: () => `${__webpack_hash__} ${tokenEndsAt(storage) ?? 'guest'}`,
  });
  return persisted;
};

/** Keeps the cache of this store view and currency across visits. */
export const startPersistedCache = (services: ThunkServices): void => startPersistence(persistedCacheOf(services));

/** Brings back at once what earlier visits learnt, for a page that the backend cannot be asked for. */
export const restorePersistedCache = (services: ThunkServices): Promise<void> => persistedCacheOf(services).restore();

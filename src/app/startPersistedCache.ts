import { settings } from '@/kernel/app/settings';
import { createPersistedCache, type PersistedCache } from '@/kernel/graphql/persistence/persistedCache';
import { createIdbRecordStore } from '@/kernel/graphql/persistence/recordStore';
import { startPersistence } from '@/kernel/graphql/persistence/startPersistence';
import type { ThunkServices } from '@/kernel/redux/thunk';
import { keptParts } from './cache/keptParts';

/** Counts up when what is kept no longer fits what is asked for. */
const version = 1;

let persisted: PersistedCache | undefined;

const persistedCacheOf = ({ apollo, now }: ThunkServices): PersistedCache => {
  const name = `${settings.storageNamespace}-${settings.storeCode}-${settings.currency}-v${version}`;
  persisted ??= createPersistedCache({ cache: apollo.cache, store: createIdbRecordStore(name), now, parts: keptParts });
  return persisted;
};

/** Keeps the cache of this store view and currency across visits. */
export const startPersistedCache = (services: ThunkServices): void => startPersistence(persistedCacheOf(services));

/** Brings back at once what earlier visits learnt, for a page that the backend cannot be asked for. */
export const restorePersistedCache = (services: ThunkServices): Promise<void> => persistedCacheOf(services).restore();

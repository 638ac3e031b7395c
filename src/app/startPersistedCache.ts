import { settings } from '@/kernel/app/settings';
import { createPersistedCache } from '@/kernel/graphql/persistence/persistedCache';
import { createIdbRecordStore } from '@/kernel/graphql/persistence/recordStore';
import { startPersistence } from '@/kernel/graphql/persistence/startPersistence';
import type { ThunkServices } from '@/kernel/redux/thunk';

/** Counts up when what is kept no longer fits what is asked for. */
const version = 1;

/** Keeps the cache of this store view across visits. */
export const startPersistedCache = ({ apollo, now }: ThunkServices): void => {
  const name = `${settings.storageNamespace}-${settings.storeCode}-v${version}`;
  startPersistence(createPersistedCache({ cache: apollo.cache, store: createIdbRecordStore(name), now }));
};

import { clear, createStore, delMany, entries, getMany, setMany } from 'idb-keyval';
import type { CacheRecord } from './records';

/** Where records are kept. Every call may fail; the caller takes that for an empty or a full store. */
export interface RecordStore {
  readAll: () => Promise<[unknown, unknown][]>;
  /** The records under some keys, in their order; undefined where there is none. */
  read: (keys: string[]) => Promise<unknown[]>;
  write: (records: [string, CacheRecord][]) => Promise<void>;
  remove: (keys: string[]) => Promise<void>;
  clear: () => Promise<void>;
}

/**
 * Records in the browser's IndexedDB, one database for each name. Where the browser has none, or throws at once, each call
 * is refused as any other failure is.
 */
export const createIdbRecordStore = (name: string): RecordStore => {
  const store = createStore(name, 'records');
  return {
    readAll: async () => entries(store),
    read: async (keys) => getMany(keys, store),
    write: async (records) => setMany(records, store),
    remove: async (keys) => delMany(keys, store),
    clear: async () => clear(store),
  };
};

import { clear, createStore, delMany, entries, setMany } from 'idb-keyval';
import type { CacheRecord } from './records';

/** Where records are kept. Every call may fail; the caller takes that for an empty or a full store. */
export interface RecordStore {
  readAll: () => Promise<[unknown, unknown][]>;
  write: (records: [string, CacheRecord][]) => Promise<void>;
  remove: (keys: string[]) => Promise<void>;
  clear: () => Promise<void>;
}

/** Records in the browser's IndexedDB, one database for each name. */
export const createIdbRecordStore = (name: string): RecordStore => {
  const store = createStore(name, 'records');
  return {
    readAll: () => entries(store),
    write: (records) => setMany(records, store),
    remove: (keys) => delMany(keys, store),
    clear: () => clear(store),
  };
};

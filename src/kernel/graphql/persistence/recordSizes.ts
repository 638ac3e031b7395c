import type { CacheRecord } from './records';

/** Sizes and times of the records in a store, so that it stays within a bound. */
export interface RecordSizes {
  note: (key: string, record: Pick<CacheRecord, 'size' | 'writtenAt'>) => void;
  forget: (keys: readonly string[]) => void;
  clear: () => void;
  /** Keys of the oldest records beyond the bound. */
  surplus: () => string[];
}

/** @param maxSize of all records together, in bytes. */
export const createRecordSizes = (maxSize: number): RecordSizes => {
  const index = new Map<string, { size: number; writtenAt: number }>();
  let total = 0;
  return {
    note: (key, { size, writtenAt }) => {
      total += size - (index.get(key)?.size ?? 0);
      index.set(key, { size, writtenAt });
    },
    forget: (keys) => {
      for (const key of keys) {
        total -= index.get(key)?.size ?? 0;
        index.delete(key);
      }
    },
    clear: () => {
      index.clear();
      total = 0;
    },
    surplus: () => {
      if (total <= maxSize) return [];
      let size = 0;
      const newestFirst = [...index].sort(([, a], [, b]) => b.writtenAt - a.writtenAt);
      return newestFirst.filter(([, entry]) => (size += entry.size) > maxSize).map(([key]) => key);
    },
  };
};

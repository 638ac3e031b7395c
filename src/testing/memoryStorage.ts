import type { RawStorage } from '@/kernel/storage/shopStorage';

/** A browser's local storage for one shopper; the shopper's tabs share it. */
export const createMemoryStorage = (): RawStorage => {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
};

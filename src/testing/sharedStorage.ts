import type { RawStorage } from '@/kernel/storage/shopStorage';
import { createMemoryStorage } from './memoryStorage';

/** Storage that tells of its changes a moment later, as the browser tells other tabs. All tabs of a test share a window: each hears its own, too. */
export const createSharedStorage = (): RawStorage => {
  const storage = createMemoryStorage();
  const tell = (key: string, oldValue: string | null, newValue: string | null): void => {
    if (oldValue === newValue) return;
    setTimeout(() => window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue })), 1);
  };
  return {
    getItem: (key) => storage.getItem(key),
    setItem: (key, value) => {
      const before = storage.getItem(key);
      storage.setItem(key, value);
      tell(key, before, value);
    },
    removeItem: (key) => {
      const before = storage.getItem(key);
      storage.removeItem(key);
      tell(key, before, null);
    },
  };
};

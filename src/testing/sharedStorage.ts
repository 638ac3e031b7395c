import type { RawStorage } from '@/kernel/storage/shopStorage';
import { createMemoryStorage } from './memoryStorage';

/** The tab that is writing, and the one whose writing is being told: all tabs of a test share a window. */
let writing: object | undefined;
let told: object | undefined;

/** Does what a tab does: it does not hear of what it writes meanwhile. */
export const writeAs = <Result>(tab: object, work: () => Result): Result => {
  const before = writing;
  writing = tab;
  try {
    return work();
  } finally {
    writing = before;
  }
};

/** Whether the news that is being told is what this tab itself has written, which a browser tells the others only. */
export const isOwnNews = (tab: object): boolean => told === tab;

/** Tells of a change a moment later, as the browser tells other tabs. */
export const tellTabs = (key: string, oldValue: string | null, newValue: string | null): void => {
  if (oldValue === newValue) return;
  const writer = writing;
  setTimeout(() => {
    told = writer;
    window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue }));
    told = undefined;
  }, 1);
};

/** Storage that tells of its changes. */
export const createSharedStorage = (): RawStorage => {
  const storage = createMemoryStorage();
  return {
    getItem: (key) => storage.getItem(key),
    setItem: (key, value) => {
      const before = storage.getItem(key);
      storage.setItem(key, value);
      tellTabs(key, before, value);
    },
    removeItem: (key) => {
      const before = storage.getItem(key);
      storage.removeItem(key);
      tellTabs(key, before, null);
    },
  };
};

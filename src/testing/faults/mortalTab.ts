import { startListening } from '@/app/listeners';
import type { RawStorage } from '@/kernel/storage/shopStorage';
import { openTab, type Tab } from './openTab';

/** A tab that can be gone from one moment to the next. */
export interface MortalTab extends Tab {
  /** Ends it in the middle of whatever it does: nothing is sent, heard or kept any more. */
  die: () => void;
}

/** Opens a tab that can die. */
export const openMortalTab = (storage: RawStorage, send: typeof fetch, reloadPage?: () => void): MortalTab => {
  let isAlive = true;
  const never = new Promise<never>(() => undefined);
  const tab = openTab(
    {
      getItem: (key) => (isAlive ? storage.getItem(key) : null),
      setItem: (key, value) => (isAlive ? storage.setItem(key, value) : undefined),
      removeItem: (key) => (isAlive ? storage.removeItem(key) : undefined),
    },
    async (input, init) => {
      if (!isAlive) return never;
      const answer = await send(input, init);
      return isAlive ? answer : never;
    },
    reloadPage,
  );
  const stop = startListening(tab.services, tab.store);
  const die = (): void => {
    isAlive = false;
    stop();
  };
  return { ...tab, die };
};

import { startListening } from '@/testing/faults/startListening';
import type { RawStorage } from '@/kernel/storage/shopStorage';
import { openTab, type Tab } from './openTab';

/** A tab that can be gone from one moment to the next. */
export interface MortalTab extends Tab {
  /** Ends it in the middle of whatever it does: nothing is sent, heard or kept any more. */
  die: () => void;
  /** Ends it at the n-th request from now: before that is sent, or as its answer comes. The promise ends with the tab. */
  dieAt: (request: number, moment: 'sent' | 'answered') => Promise<void>;
}

/** Opens a tab that can die. */
export const openMortalTab = (storage: RawStorage, send: typeof fetch, reloadPage?: () => void): MortalTab => {
  let isAlive = true;
  const never = new Promise<never>(() => undefined);
  /** Requests until the last one; 0 when none is the last. */
  let left = 0;
  let atLast = (_moment: 'sent' | 'answered'): void => undefined;
  const tab = openTab(
    {
      getItem: (key) => (isAlive ? storage.getItem(key) : null),
      setItem: (key, value) => (isAlive ? storage.setItem(key, value) : undefined),
      removeItem: (key) => (isAlive ? storage.removeItem(key) : undefined),
    },
    async (input, init) => {
      const isLast = left > 0 && (left -= 1) === 0;
      if (isLast) atLast('sent');
      if (!isAlive) return never;
      const answer = await send(input, init);
      if (isLast) atLast('answered');
      return isAlive ? answer : never;
    },
    reloadPage,
  );
  const stop = startListening(tab.services, tab.store);
  const die = (): void => {
    isAlive = false;
    stop();
  };
  const dieAt: MortalTab['dieAt'] = (request, moment) =>
    new Promise((resolve) => {
      left = request;
      atLast = (now) => {
        if (now !== moment) return;
        die();
        resolve();
      };
    });
  return { ...tab, die, dieAt };
};

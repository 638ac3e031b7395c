import { startListening } from '@/testing/faults/startListening';
import type { RawStorage } from '@/kernel/storage/shopStorage';
import { releaseLocksOf, workAs } from './browser/fakeLocks';
import { openTab, type Tab } from './openTab';

/** Before a request is sent, or as its answer comes. */
export type Moment = 'sent' | 'answered';

/** A tab that can be gone from one moment to the next. */
export interface MortalTab extends Tab {
  /** Ends it in the middle of whatever it does: nothing is sent, heard or kept any more. */
  die: () => void;
  isAlive: () => boolean;
  /** Does something at the n-th request from now. The promise ends with it. */
  at: (request: number, moment: Moment, act: () => void) => Promise<void>;
}

/** Opens a tab that can die. */
export const openMortalTab = (storage: RawStorage, send: typeof fetch, reloadPage?: () => void): MortalTab => {
  let isAlive = true;
  const never = new Promise<never>(() => undefined);
  /** Requests until the one at which something is done; 0 when there is none. */
  let left = 0;
  let atThat = (_moment: Moment): void => undefined;
  const tab = openTab(
    {
      getItem: (key) => (isAlive ? storage.getItem(key) : null),
      setItem: (key, value) => (isAlive ? storage.setItem(key, value) : undefined),
      removeItem: (key) => (isAlive ? storage.removeItem(key) : undefined),
    },
    async (input, init) => {
      const isThat = left > 0 && (left -= 1) === 0;
      if (isThat) atThat('sent');
      if (!isAlive) return never;
      const answer = await send(input, init);
      if (isThat) atThat('answered');
      return isAlive ? answer : never;
    },
    reloadPage,
  );
  const owner = {};
  const dispatch = new Proxy(tab.store.dispatch, {
    apply: (target, self, given: unknown[]): unknown =>
      workAs(owner, (): unknown => Reflect.apply(target, self, given)),
  });
  const store = { ...tab.store, dispatch };
  const stop = startListening(tab.services, store);
  const die = (): void => {
    isAlive = false;
    stop();
    tab.deafen();
    releaseLocksOf(owner);
  };
  const at: MortalTab['at'] = (request, moment, act) =>
    new Promise((resolve) => {
      left = request;
      atThat = (now) => {
        if (now !== moment) return;
        act();
        resolve();
      };
    });
  return { ...tab, store, die, isAlive: () => isAlive, at };
};

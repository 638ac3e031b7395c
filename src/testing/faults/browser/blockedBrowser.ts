import { expendable, shared } from '@/app/storage/openRescue';
import { settings } from '@/kernel/app/settings';
import { createCookieJar } from '@/kernel/storage/rescue/cookieJar';
import { createRescueStorage } from '@/kernel/storage/rescue/rescueStorage';
import type { RawStorage } from '@/kernel/storage/shopStorage';
import { createMemoryStorage } from '../../memoryStorage';
import { createSharedStorage, tellTabs } from '../../sharedStorage';
import { createCookieOwner } from './cookieOwner';
import type { RandomNumbers } from '../randomNumbers';

/** The storage that a tab sees, by its history. */
export type StorageOfTab = (history: Map<string, string>) => RawStorage;

/** A browser whose local storage is not there, or full: all tabs share its cookies, each has a history of its own. */
const createPoorBrowser = (local: RawStorage | undefined, isCookieless: boolean): StorageOfTab => {
  const owner = createCookieOwner(isCookieless);
  return (history) =>
    createRescueStorage({
      local,
      session: undefined,
      cookies: createCookieJar(owner, settings.storageNamespace, true),
      pocketed: history,
      openPocket: () => ({
        write: (entries) => {
          history.clear();
          for (const [name, text] of entries) history.set(name, text);
          return true;
        },
      }),
      tellTabs: (key) => tellTabs(key, null, ''),
      expendable,
      shared,
    });
};

/** Characters of an entry that a full storage still takes. */
const lastRoom = 150;

const createFullStorage = (): RawStorage => {
  const storage = createMemoryStorage();
  return {
    ...storage,
    setItem: (key, value) => {
      if (value.length > lastRoom) throw new DOMException('It is full.', 'QuotaExceededError');
      storage.setItem(key, value);
    },
  };
};

/** Name of the kind whose tabs know nothing of each other. */
export const sharesNothing = 'blocked storage and cookies';

const poorKinds: Record<string, () => StorageOfTab> = {
  'blocked storage': () => createPoorBrowser(undefined, false),
  [sharesNothing]: () => createPoorBrowser(undefined, true),
  'full storage': () => createPoorBrowser(createFullStorage(), false),
};
const shareOfPoor = 0.15;

/** The storage of somebody's browser: most have all of it. */
export const openStorage = (random: RandomNumbers): { kind: string | undefined; storage: StorageOfTab } => {
  const all = createSharedStorage();
  const kinds = Object.entries(poorKinds);
  const [kind, open] = (random.chance(shareOfPoor) && kinds[random.below(kinds.length)]) || [];
  return { kind, storage: open?.() ?? (() => all) };
};

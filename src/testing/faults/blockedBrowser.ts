import { expendable, shared } from '@/app/storage/openRescue';
import { settings } from '@/kernel/app/settings';
import { createCookieJar } from '@/kernel/storage/rescue/cookieJar';
import { createRescueStorage } from '@/kernel/storage/rescue/rescueStorage';
import type { RawStorage } from '@/kernel/storage/shopStorage';
import { createCookieOwner } from './cookieOwner';

/** A browser that blocks local storage: all tabs share its cookies, each has a history of its own. */
export const createBlockedBrowser = (): ((history: Map<string, string>) => RawStorage) => {
  const owner = createCookieOwner();
  return (history) =>
    createRescueStorage({
      local: undefined,
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
      tellTabs: () => undefined,
      expendable,
      shared,
    });
};

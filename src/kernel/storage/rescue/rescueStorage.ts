import type { RawStorage } from '../shopStorage';
import type { CookieJar } from './cookieJar';
import type { HistoryPocket } from './historyPocket';

/** Places that a browser may have besides its local storage. */
export interface RescuePlaces {
  local: RawStorage | undefined;
  session: RawStorage | undefined;
  cookies: CookieJar;
  /** What an earlier document of this tab left in the history. */
  pocketed: ReadonlyMap<string, string>;
  /** Opened when it is needed: it takes over the links of the page. */
  openPocket: () => HistoryPocket;
  /** Tells the shopper's other tabs that an entry in a cookie has changed. */
  tellTabs: (name: string) => void;
  /** Names of entries that the shop can do without, the first goes first. */
  expendable: readonly string[];
  /** Names of entries that all tabs share, and that are short enough for a cookie. */
  shared: ReadonlySet<string>;
}

const isDone = (work: () => void): boolean => {
  try {
    work();
    return true;
  } catch {
    return false;
  }
};

const readFrom = (storage: RawStorage | undefined, name: string): string | null => {
  try {
    return storage?.getItem(name) ?? null;
  } catch {
    return null;
  }
};

const removeFrom = (storage: RawStorage | undefined, name: string): void =>
  void isDone(() => storage?.removeItem(name));

/** Entries that only the page has, or the history of its tab. */
const createPagePlace = ({ pocketed, openPocket }: Pick<RescuePlaces, 'pocketed' | 'openPocket'>) => {
  const entries = new Map(pocketed);
  let pocket: HistoryPocket | undefined;
  let isKept = true;
  const save = (): void => {
    pocket ??= openPocket();
    isKept = pocket.write(entries);
  };
  if (entries.size > 0) save();
  return {
    get: (name: string) => entries.get(name) ?? null,
    set: (name: string, text: string) => {
      entries.set(name, text);
      save();
    },
    remove: (name: string) => {
      if (entries.delete(name)) save();
    },
    isLost: () => entries.size > 0 && !isKept,
  };
};

/** Writes into local storage, at the price of entries that the shop can do without. */
const writeMakingRoom = (
  local: RawStorage | undefined,
  expendable: readonly string[],
  name: string,
  text: string,
): boolean => {
  if (!local) return false;
  if (isDone(() => local.setItem(name, text))) return true;
  for (const other of expendable) {
    if (other === name || readFrom(local, other) === null) continue;
    removeFrom(local, other);
    if (isDone(() => local.setItem(name, text))) return true;
  }
  // The value of before would be read as the truth.
  removeFrom(local, name);
  return false;
};

/**
 * A storage for a browser whose local storage is blocked or full: room is made in it first; then entries that all tabs
 * share go to cookies of the session, the others to the tab's own storage, and what nothing takes to the page and its
 * history. An entry is in one place only.
 */
export const createRescueStorage = (places: RescuePlaces): RawStorage => {
  const { local, session, cookies, expendable, shared, tellTabs } = places;
  const page = createPagePlace(places);
  const forget = (name: string, but?: 'cookie' | 'session'): void => {
    if (but !== 'cookie') cookies.remove(name);
    if (but !== 'session') removeFrom(session, name);
    page.remove(name);
  };
  const write = (name: string, text: string): void => {
    if (writeMakingRoom(local, expendable, name, text)) return forget(name);
    if (shared.has(name) && cookies.set(name, text)) {
      forget(name, 'cookie');
      return tellTabs(name);
    }
    // Nobody needs it as much as the place that it takes.
    if (expendable.includes(name)) return undefined;
    if (session && isDone(() => session.setItem(name, text))) return forget(name, 'session');
    return page.set(name, text);
  };
  return {
    getItem: (name) => cookies.get(name) ?? page.get(name) ?? readFrom(session, name) ?? readFrom(local, name),
    setItem: write,
    removeItem: (name) => {
      const wasInCookie = cookies.get(name) !== null;
      forget(name);
      removeFrom(local, name);
      if (wasInCookie) tellTabs(name);
    },
    keepsNothing: page.isLost,
  };
};

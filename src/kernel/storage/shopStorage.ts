/** Keys and values that outlive a reload. Reading and writing never throw: storage may be full, blocked or spoilt. */
export interface ShopStorage {
  /** The value, as `parse` understands it; undefined when missing, expired or not understood. */
  read: <T>(key: string, parse: (value: unknown) => T | undefined) => T | undefined;
  /** @param ttlSeconds the entry is dropped when it is older. */
  write: (key: string, value: unknown, ttlSeconds?: number) => void;
  remove: (key: string) => void;
  /** When the entry was written, in milliseconds since the epoch. */
  storedAt: (key: string) => number | undefined;
  /** When the entry's time is over, in milliseconds since the epoch; undefined for one without end, and for none. */
  endsAt: (key: string) => number | undefined;
  /** Calls back when another tab changes the entry; returns the unsubscribe function. */
  onChangeElsewhere: (key: string, listener: () => void) => () => void;
  /** Whether what was written ends with this page, because the browser lets nothing be kept anywhere. */
  keepsNothing: () => boolean;
}

interface Entry {
  value: unknown;
  timeStored: number;
  ttl?: number;
}

/** The part of the web's Storage that is needed. */
export interface RawStorage extends Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  keepsNothing?: () => boolean;
}

export interface ShopStorageOptions {
  raw: RawStorage | undefined;
  namespace: string;
  now: () => number;
}

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' &&
  value !== null &&
  'value' in value &&
  'timeStored' in value &&
  typeof value.timeStored === 'number' &&
  (!('ttl' in value) || typeof value.ttl === 'number');

const attempt = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

const nameIn = (namespace: string, key: string): string => `${namespace}__${key}`;

const findEntry = ({ raw, namespace, now }: ShopStorageOptions, key: string): Entry | 'dead' | undefined => {
  const text = attempt(() => raw?.getItem(nameIn(namespace, key)));
  if (text === undefined || text === null) return undefined;
  const entry: unknown = attempt((): unknown => JSON.parse(text));
  const isAlive = isEntry(entry) && (entry.ttl === undefined || now() - entry.timeStored <= entry.ttl * 1000);
  return isAlive ? entry : 'dead';
};

/**
 * Reads a value without the rest of a storage, as the boot script does.
 * @returns undefined when it is missing, expired or not understood.
 */
export const readStored = <T>(
  options: ShopStorageOptions,
  key: string,
  parse: (value: unknown) => T | undefined,
): T | undefined => {
  const entry = findEntry(options, key);
  return entry === undefined || entry === 'dead' ? undefined : attempt(() => parse(entry.value));
};

/**
 * Writes a value without the rest of a storage, as the boot script does.
 * @param ttlSeconds the entry is dropped when it is older.
 */
export const writeStored = (
  { raw, namespace, now }: ShopStorageOptions,
  key: string,
  value: unknown,
  ttlSeconds?: number,
): void => {
  const name = nameIn(namespace, key);
  const entry: Entry = { value, timeStored: now(), ...(ttlSeconds === undefined ? {} : { ttl: ttlSeconds }) };
  // An entry that cannot be written must not leave the old one behind: it would be read as the truth.
  const isWritten = attempt(() => {
    raw?.setItem(name, JSON.stringify(entry));
    return true;
  });
  if (isWritten !== true) attempt(() => raw?.removeItem(name));
};

/** Storage under a namespace, with a time to live per entry. */
export const createShopStorage = (options: ShopStorageOptions): ShopStorage => {
  const { raw, namespace } = options;
  const nameOf = (key: string): string => nameIn(namespace, key);
  const remove = (key: string): void => {
    attempt(() => raw?.removeItem(nameOf(key)));
  };
  const readEntry = (key: string): Entry | undefined => {
    const entry = findEntry(options, key);
    if (entry !== 'dead') return entry;
    remove(key);
    return undefined;
  };

  return {
    read: (key, parse) => {
      const entry = readEntry(key);
      return entry === undefined ? undefined : attempt(() => parse(entry.value));
    },
    write: (key, value, ttlSeconds) => writeStored(options, key, value, ttlSeconds),
    remove,
    keepsNothing: () => raw?.keepsNothing?.() ?? false,
    storedAt: (key) => readEntry(key)?.timeStored,
    endsAt: (key) => {
      const entry = readEntry(key);
      return entry?.ttl === undefined ? undefined : entry.timeStored + entry.ttl * 1000;
    },
    onChangeElsewhere: (key, listener) => {
      const onStorage = (event: StorageEvent): void => {
        if (event.key === nameOf(key) && event.newValue !== event.oldValue) listener();
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
};

/** The browser's local storage, or undefined where the browser refuses it. */
export const browserStorage = (): RawStorage | undefined => attempt(() => window.localStorage);

/** The browser's storage of this tab, or undefined where the browser refuses it. */
export const tabStorage = (): RawStorage | undefined => attempt(() => window.sessionStorage);

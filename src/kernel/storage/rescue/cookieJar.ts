/** Bytes that all of our cookies may have: servers take headers of eight kilobytes, and others' cookies stand in them, too. */
const mostBytes = 4000;

/** The part of `document` that cookies need. */
export interface CookieOwner {
  cookie: string;
}

/** Short entries in cookies: first-party, of this session of the browser, never sent from another site. */
export interface CookieJar {
  get: (name: string) => string | null;
  /** @returns whether the browser has kept it. */
  set: (name: string, text: string) => boolean;
  remove: (name: string) => void;
}

const attributes = (isSecure: boolean): string => `; path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

/** Cookies whose names begin with a namespace. Reading and writing never throw. */
export const createCookieJar = (owner: CookieOwner, namespace: string, isSecure: boolean): CookieJar => {
  const pairs = (): [name: string, text: string][] => {
    try {
      return owner.cookie
        .split('; ')
        .filter((pair) => pair.startsWith(`${namespace}__`))
        .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]);
    } catch {
      // A page in a sandbox has none.
      return [];
    }
  };
  const write = (pair: string): void => {
    try {
      owner.cookie = pair;
    } catch {
      // The same.
    }
  };
  const get = (name: string): string | null => {
    const pair = pairs().find(([known]) => known === name);
    return pair ? decoded(pair[1]) : null;
  };
  const remove = (name: string): void => write(`${name}=; Max-Age=0${attributes(isSecure)}`);
  return {
    get,
    remove,
    set: (name, text) => {
      const value = encodeURIComponent(text);
      const others = pairs().filter(([known]) => known !== name);
      const bytes = others.reduce(
        (sum, [known, other]) => sum + known.length + other.length,
        name.length + value.length,
      );
      if (bytes <= mostBytes) write(`${name}=${value}${attributes(isSecure)}`);
      if (get(name) === text) return true;
      // The value of before would be read as the truth.
      remove(name);
      return false;
    },
  };
};

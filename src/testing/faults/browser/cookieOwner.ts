import type { CookieOwner } from '@/kernel/storage/rescue/cookieJar';

/** A browser's cookies for one shopper; one that blocks them takes none. */
export const createCookieOwner = (isBlocked = false): CookieOwner => {
  const cookies = new Map<string, string>();
  return {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(text) ?? [];
      if (isBlocked) return;
      if (text.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, value);
    },
  };
};

import { isOwnPath } from '@/kernel/routing/ownPath';

/** Where one signs in. */
export const signInPage = '/sign-in';
/** Parameter that carries where the shopper came from. */
export const fromParameter = 'from';

/** Path of the sign-in page that remembers where the shopper came from. */
export const signInPath = (from: string): string =>
  from.startsWith(signInPage) || from === '/'
    ? signInPage
    : `${signInPage}?${new URLSearchParams({ [fromParameter]: from }).toString()}`;

/** Where to go after sign-in: a path of this shop and nothing else, whatever the address says. */
export const pathAfterSignIn = (search: string): string => {
  const from = new URLSearchParams(search).get(fromParameter);
  if (!isOwnPath(from)) return '/';
  const { pathname, search: query, hash } = new URL(from, window.location.origin);
  // Resolved, a path such as `/.//host` begins with two slashes, which would name a host.
  return pathname.replace(/^\/+/, '/') + query + hash;
};

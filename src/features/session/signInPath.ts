/** Where one signs in. */
export const signInPage = '/sign-in';
const parameter = 'from';
/** Stands for the shop's own origin while a path is resolved. */
const base = 'https://shop.invalid';

/** Path of the sign-in page that remembers where the shopper came from. */
export const signInPath = (from: string): string =>
  from.startsWith(signInPage) || from === '/'
    ? signInPage
    : `${signInPage}?${new URLSearchParams({ [parameter]: from }).toString()}`;

/** Where to go after sign-in: a path of this shop and nothing else, whatever the address says. */
export const pathAfterSignIn = (search: string): string => {
  const from = new URLSearchParams(search).get(parameter) ?? '/';
  const isOwnPath = /^\/(?![/\\])/.test(from);
  // Browsers leave out tabs and line ends: with one of them `//` may be left, which is no address at all.
  if (!isOwnPath || !URL.canParse(from, base)) return '/';
  const { origin, pathname, search: query, hash } = new URL(from, base);
  if (origin !== base) return '/';
  // Resolved, a path such as `/.//host` begins with two slashes, which would name a host.
  return pathname.replace(/^\/+/, '/') + query + hash;
};

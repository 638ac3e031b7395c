/**
 * Whether a path can only lead within the shop. Browsers read a backslash as a slash and drop control characters, so
 * that '/\host' and '/<tab>/host' are other hosts. Resolved, a path such as '/.//host' begins with two slashes: it is the
 * shop's as it stands, and must not be taken apart and put together again.
 */
export const isOwnPath = (path: string | null | undefined): path is string =>
  /^\/(?![/\\])[^\\\p{Cc}\s]*$/u.test(path ?? '');

/** A path of the shop, whatever stands at its beginning: two slashes, or one and a backslash, would name a host. */
export const toOwnPath = (path: string): string => `/${path.replace(/^[/\\\s]+/, '')}`;

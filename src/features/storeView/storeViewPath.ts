/** A path that begins with the code of a store view: the code, and the path without it. */
export interface StoreViewPath {
  code: string;
  path: string;
}

/** Shape of a store view's code, which rules out most paths at once. */
const firstSegment = /^\/([a-z][a-z0-9_]*)(?=\/|$)/i;

/** The code that a path may begin with; undefined when its first segment is none that a store view could have. */
export const possibleStoreCode = (pathname: string): string | undefined => firstSegment.exec(pathname)?.[1];

/**
 * Splits a path that begins with the code of a store view. The code is a whole segment of the path: `/uk` is in
 * `/uk/vitamins.html`, not in `/ukulele`.
 */
export const splitStoreViewPath = (pathname: string, codes: readonly string[]): StoreViewPath | undefined => {
  const code = possibleStoreCode(pathname);
  if (code === undefined || !codes.includes(code)) return undefined;
  return { code, path: pathname.slice(code.length + 1) || '/' };
};

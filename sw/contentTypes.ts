/** What an answer must be to be kept under a path; the first row that fits counts. */
const expected: readonly (readonly [path: RegExp, type: RegExp])[] = [
  [/\.js$/, /^(?:text|application)\/(?:x-)?javascript\b/],
  [/\.css$/, /^text\/css\b/],
  [/\.woff2?$/, /^(?:font\/|application\/(?:x-)?font|application\/octet-stream)/],
  [/\.webmanifest$/, /^application\/(?:manifest\+)?json\b/],
  [/\.html$/, /^text\/html\b/],
  [/^\/media\/|\.(?:svg|png|jpe?g|webp|avif|ico)$/, /^image\//],
];

/**
 * Whether an answer may be kept: whole, and of the type that its path promises. A maintenance page or a sign-in page of a
 * network, sent with status 200 in the place of a script, would break the shop until the copy ends.
 * @param url address that was asked for, not the one that it may have led to.
 */
export const isFitToKeep = (url: string, response: Pick<Response, 'status' | 'headers' | 'redirected'>): boolean => {
  if (response.status !== 200 || response.redirected) return false;
  const { pathname } = new URL(url);
  const type = expected.find(([path]) => path.test(pathname))?.[1];
  return type !== undefined && type.test(response.headers.get('content-type') ?? '');
};

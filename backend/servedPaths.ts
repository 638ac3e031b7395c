/**
 * Paths that the backend answers: a path, or all below one that ends in a slash. All other paths are pages and files of
 * the shop. The dev server passes these on to the backend, and the service worker keeps out of documents below them.
 */
export const servedPaths = {
  graphql: '/graphql',
  rest: '/rest/',
  media: '/media/',
  captcha: '/captcha/',
  video: '/video/',
  maps: '/maps/',
  health: '/health',
  unsubscribe: '/newsletter/unsubscribe',
  outbox: '/__mail',
  office: '/__office',
  officePages: '/__office/',
  faults: '/__faults',
} as const;

/** Text of the regular expression for all of it. */
export const servedPattern = `^(?:${Object.values(servedPaths)
  .map((path) => (path.endsWith('/') ? path : `${path}$`))
  .join('|')})`;

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
  sitemap: '/sitemap.xml',
  sitemapParts: '/sitemaps/',
  policyReports: '/csp-report',
  pageErrors: '/error-report',
  unsubscribe: '/newsletter/unsubscribe',
  outbox: '/__mail',
  office: '/__office',
  officePages: '/__office/',
  faults: '/__faults',
} as const;

/** Beginning of the paths of tools for the machine itself: a shop in public has none of them, and names none. */
const toolPrefix = '/__';

/** Text of the regular expression for all of it. */
export const servedPattern = `^(?:${[
  toolPrefix,
  ...Object.values(servedPaths)
    .filter((path) => !path.startsWith(toolPrefix))
    .map((path) => (path.endsWith('/') ? path : `${path}$`)),
].join('|')})`;

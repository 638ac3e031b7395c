/**
 * Who answers a path: the backend, a file of the shop, a Magento elsewhere, or else the shop's one document, which asks the
 * backend what is there. Whatever serves the shop reads it here: the embedded server, the gateway, the nginx site and the
 * development server; the service worker and links in content get it from the build. In plain JavaScript, because the build
 * runs without a compiler.
 */

/** Paths that the embedded backend answers: a path, or all below one that ends in a slash. */
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
  downloads: '/downloadable/download/',
  outbox: '/__mail',
  office: '/__office',
  officePages: '/__office/',
  faults: '/__faults',
};

/** Beginning of the paths of tools for the machine itself: a shop in public has none of them, and names none. */
const toolPrefix = '/__';

/** Regular expressions for paths: one itself, or all below one that ends in a slash. */
const patternsOf = (paths) =>
  paths.map((path) => {
    const text = path.replaceAll('.', '\\.');
    return path.endsWith('/') ? text : `${text}$`;
  });

const anyOf = (patterns) => `^(?:${patterns.join('|')})`;

const servedPatterns = [
  toolPrefix,
  ...patternsOf(Object.values(servedPaths).filter((path) => !path.startsWith(toolPrefix))),
];

/** Text of the regular expression for all that the embedded backend answers; the development server passes these on. */
export const servedPattern = anyOf(servedPatterns);

/** Folders that hold files of the shop and nothing else. */
export const fileFolders = ['/static/', '/icons/', '/screenshots/'];

/** Files of the shop beside its document. */
export const rootFiles = ['/sw.js', '/worker-off.js', '/robots.txt', '/manifest.webmanifest', '/licences.txt'];

/** A name that begins with a dot is a file by custom, such as `/.well-known/security.txt`, and mostly one to keep to oneself. */
const hiddenPattern = '/(?:.*/)?\\.';

const filePatterns = [...patternsOf([...fileFolders, ...rootFiles]), hiddenPattern];
/** Text of the regular expression for paths that only a file of the shop can be at. */
export const filePattern = anyOf(filePatterns);
const filePath = new RegExp(filePattern);

/**
 * Whether only a file of the shop can be at a path: where there is none, nothing is. At any other path is a page,
 * whatever its suffix: a merchant chooses that of products and categories, such as `.php` or none.
 */
export const isFilePath = (pathname) => filePath.test(pathname);

/** What a Magento elsewhere answers for the shop: its interfaces, pictures and sitemaps. */
export const magentoPaths = {
  graphql: '/graphql',
  rest: '/rest/',
  media: '/media/',
  sitemap: '/sitemap.xml',
  sitemapParts: '/sitemaps/',
};

/** Magento's own files: those of its admin, and of pages that are not the shop's. */
export const magentoFiles = '^/static/(?:version\\d+/)?(?:adminhtml|frontend|base)/';

/**
 * Addresses of Magento's mails that no interface of it stands for: it does there what the mail promises, and then leads on to
 * a page of the shop. The script and a store view's code may stand before them.
 */
export const mailPattern =
  '^/(?:[\\w.]+/){0,2}(?:newsletter/subscriber/(?:confirm|unsubscribe)|customer/account/confirm|downloadable/download/\\w+|shipping/tracking/popup)(?:/|$)';

/** Text of the regular expression for all that a Magento elsewhere answers. */
export const magentoPattern = `${anyOf(patternsOf(Object.values(magentoPaths)))}|${magentoFiles}|${mailPattern}`;

/** Text of the regular expression for every path whose document is none of the shop's pages. */
export const otherDocumentsPattern = `${anyOf([...servedPatterns, ...filePatterns])}|${mailPattern}`;

/** What no page links to: what programs ask, and what stands in frames. */
const unlinked = [
  servedPaths.graphql,
  servedPaths.rest,
  servedPaths.captcha,
  servedPaths.video,
  servedPaths.maps,
  servedPaths.health,
  servedPaths.policyReports,
  servedPaths.pageErrors,
  // Among the addresses of mails.
  servedPaths.downloads,
  '/sw.js',
  '/worker-off.js',
  '/manifest.webmanifest',
];

const linked = [...Object.values(servedPaths), ...fileFolders, ...rootFiles].filter(
  (path) => !unlinked.includes(path) && !path.startsWith(toolPrefix),
);

/** The same for links in content, where each sign is loaded by every visitor: without what none of them leads to. */
export const linkedDocumentsPattern = `${anyOf([toolPrefix, ...patternsOf(linked), hiddenPattern])}|${mailPattern}`;

import { join } from 'node:path';
import webpack from 'webpack';
import workbox from 'workbox-webpack-plugin';

import { otherDocumentsPattern } from '../../settings/servedPaths.js';
import { withFileIntegrity } from '../fileIntegrity.js';

import { root } from './sources.js';

/**
 * Kept by the service worker from the start: the shell, the pages of what the backend resolves paths to, which most visits
 * come to, and the way to what they showed.
 */
const precachedFiles = ({ resolved }) => [
  /^index\.html$/,
  new RegExp(
    `^static/(main|vendor|vendor-react|persistence|toasts|${resolved
      .flatMap(({ chunks }) => chunks)
      // Few visits see a shop in a street.
      .filter((chunk) => chunk !== 'page-location')
      .join('|')})\\.[^/]*\\.(js|css)$`,
  ),
  /^static\/fonts\/[a-z-]+-base\.[^/]*\.woff2$/,
  /^manifest\.webmanifest$/,
];

/** The service worker, with what it has to know of the shop. */
export const serviceWorker = ({ routes, queries }) =>
  new workbox.InjectManifest({
    swSrc: join(root, 'sw/sw.ts'),
    swDest: 'sw.js',
    include: precachedFiles(routes),
    dontCacheBustURLsMatching: /\.[0-9a-f]{6,8}\./,
    maximumFileSizeToCacheInBytes: 2 * 1024 * 1024,
    manifestTransforms: [withFileIntegrity],
    webpackCompilationPlugins: [
      new webpack.DefinePlugin({
        OWN_DOCUMENTS: JSON.stringify(routes.ownDocumentPattern),
        OTHER_DOCUMENTS: JSON.stringify(otherDocumentsPattern),
        FIRST_QUERIES: JSON.stringify(queries),
      }),
    ],
  });

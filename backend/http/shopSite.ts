import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { isFilePath } from '../../settings/servedPaths.js';

import { securityHeaders } from './securityHeaders';
import { withSharedHead } from './sharedHead';
import { createShopDocument } from './shopDocument';
import type { ShopSettings } from './shopSettings';
import { createStaticFiles } from './staticFiles';

const plain = (status: number, text: string, headers: Record<string, string> = {}): Response =>
  new Response(text, {
    status,
    headers: { ...securityHeaders, 'Content-Type': 'text/plain; charset=utf-8', ...headers },
  });

/**
 * Makes the handler of the built shop: its files, and the one document for every page. Whether a page exists is for the
 * shop to say, so an unknown page path is answered with 200.
 * @param locales by the code of the store view with which a path may begin.
 * @param origin of the shop in public, where it is known.
 * @throws when the folder holds no index.html.
 */
export const createShopSite = (
  distDir: string,
  settings: ShopSettings,
  locales?: Readonly<Record<string, string>>,
  origin?: string,
) => {
  const answerFile = createStaticFiles(distDir);
  const html = withSharedHead(readFileSync(join(distDir, 'index.html'), 'utf8'), settings, origin);
  const answerPage = createShopDocument(html, settings, locales);
  return (request: Request): Response => {
    if (!['GET', 'HEAD'].includes(request.method)) return plain(405, 'Method not allowed', { Allow: 'GET, HEAD' });
    const { pathname } = new URL(request.url);
    const file = pathname === '/index.html' ? null : answerFile(request);
    if (file) return file;
    return isFilePath(pathname) ? plain(404, 'Not found') : answerPage(request);
  };
};

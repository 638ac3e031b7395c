import { servedPaths } from '../../settings/servedPaths.js';
import type { Db } from '../db/open';
import { noticePage } from '../http/noticePage';
import { mailTextsOf } from '../mail/texts/mailTextsOf';
import { findDefaultStore } from '../stores/queries';
import { findPurchasedLink, linkStatus, takeDownload, type PurchasedLink } from './purchasedLinks';

/** The address of a bought file, of a sample of one, and of a sample of a product: the kind, and what names it. */
const addressPattern = new RegExp(
  `^${servedPaths.downloads}(link/id|linkSample/link_id|sample/sample_id)/(\\w{1,64})/?$`,
);

/** A name that every system takes; letters beyond ASCII come in the second parameter, as RFC 6266 has it. */
const dispositionOf = (title: string): string => {
  const name = `${title.replace(/[\p{Cc}<>:"/\\|?*]+/gu, ' ').trim()}.txt`;
  return `attachment; filename="${name.replace(/[^\x20-\x7e]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replace(/'/g, '%27')}`;
};

/** A file: the embedded backend has a few lines in place of what a merchant would upload. */
const toFile = (title: string, lines: readonly string[]): Response =>
  new Response(`${lines.join('\n')}\n`, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Disposition': dispositionOf(title),
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    },
  });

const toNotice = (db: Db, link: PurchasedLink | undefined): Response => {
  const { downloadPage: texts } = mailTextsOf(db, link?.store_id ?? findDefaultStore(db)?.id ?? 0);
  const reason = link ? texts[linkStatus(link)] : texts.unknown;
  const content = `<p>${reason}</p><p><a href="/order-history?downloads">${texts.downloads}</a></p>`;
  return noticePage({ lang: texts.lang, status: 404, heading: texts.heading, content });
};

const answerLink = (db: Db, hash: string, isCounted: boolean): Response => {
  const link = findPurchasedLink(db, hash);
  if (!link || linkStatus(link) !== 'available') return toNotice(db, link);
  if (isCounted && !takeDownload(db, hash)) return toNotice(db, findPurchasedLink(db, hash));
  return toFile(link.title, [link.title, link.product_name, link.order_number]);
};

const findSample = (db: Db, kind: string, id: string): { title: string } | undefined =>
  db.get<{ title: string }>(
    kind === 'sample/sample_id'
      ? 'SELECT title FROM download_sample WHERE id = ?'
      : 'SELECT title FROM download_link WHERE id = ? AND has_sample = 1',
    id,
  );

/**
 * Makes what answers the addresses of bought files, and of samples. Who knows the address may download, as in a Magento
 * whose links are shareable: no session of the shop reaches it.
 */
export const createDownloadHandler =
  (db: Db) =>
  (request: Request): Promise<Response> => {
    const [, kind = '', key = ''] = addressPattern.exec(new URL(request.url).pathname) ?? [];
    // Looking whether it is there takes no download away.
    if (kind === 'link/id') return Promise.resolve(answerLink(db, key, request.method === 'GET'));
    const sample = kind === '' ? undefined : findSample(db, kind, key);
    return Promise.resolve(sample ? toFile(sample.title, [sample.title]) : toNotice(db, undefined));
  };

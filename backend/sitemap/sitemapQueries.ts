import { urlSuffix } from '../catalog/urlSuffixes';
import type { Db } from '../db/open';

/** A page for search engines: what it is of, and its path from the root. */
export interface PageRow {
  id: number;
  path: string;
}

/** Pages at fixed paths that are for everybody. */
const contactPath = '/contact-us';
const guidePath = '/find-yours';
const certificatesPath = '/batch-certificates';

const hasCertificates = (db: Db): boolean => db.get('SELECT id FROM batch_certificate LIMIT 1') !== undefined;

/** Products with a page of their own, from one on: at most so many, in the order of their ids. */
export const listProductPages = (db: Db, offset: number, limit: number): PageRow[] =>
  db.all<PageRow>(
    `SELECT id, '/' || url_key || ? AS path FROM product
     WHERE is_visible = 1 AND is_enabled = 1 ORDER BY id LIMIT ? OFFSET ?`,
    urlSuffix,
    limit,
    offset,
  );

/** How many products have a page of their own. */
export const countProductPages = (db: Db): number =>
  db.get<{ count: number }>('SELECT count(*) AS count FROM product WHERE is_visible = 1 AND is_enabled = 1')?.count ??
  0;

/** Categories below a store view's root. */
export const listCategoryPages = (db: Db, rootId: number): PageRow[] =>
  db.all<PageRow>(
    `SELECT category.id, '/' || category.url_path || ? AS path
     FROM category JOIN category AS root ON root.id = ?
     WHERE category.is_active = 1 AND category.path LIKE root.path || '/%' ORDER BY category.id`,
    urlSuffix,
    rootId,
  );

/**
 * Pages of content that are to be found, the home page first.
 * @param home identifier of the home page.
 */
export const listContentPages = (db: Db, home: string): PageRow[] =>
  db.all<PageRow>(
    `SELECT id, CASE WHEN identifier = ? THEN '/' ELSE '/' || identifier END AS path FROM cms_page
     WHERE is_active = 1 AND lower(coalesce(meta_robots, '')) NOT LIKE '%noindex%' AND identifier <> 'no-route'
     ORDER BY identifier <> ?, id`,
    home,
    home,
  );

/** Shops in streets, their list first, the guide, where one writes to the shop, and what laboratories found, if anything. */
export const listOtherPages = (db: Db, isContactOpen: boolean): PageRow[] => [
  ...db.all<PageRow>(
    `SELECT coalesce(entity_id, 0) AS id, '/' || request_path AS path FROM url_rewrite
     WHERE redirect_code = 0 AND entity_type IN ('POINT_OF_SALE', 'POINT_OF_SALE_LIST')
     ORDER BY entity_type DESC, request_path`,
  ),
  { id: -2, path: guidePath },
  ...(isContactOpen ? [{ id: 0, path: contactPath }] : []),
  ...(hasCertificates(db) ? [{ id: -1, path: certificatesPath }] : []),
];

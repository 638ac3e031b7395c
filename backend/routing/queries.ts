import type { Db } from '../db/open';

/** Kind of thing that a URL leads to. */
export type RouteEntityType = 'PRODUCT' | 'CATEGORY' | 'CMS_PAGE' | 'POINT_OF_SALE' | 'POINT_OF_SALE_LIST';

/** A row of url_rewrite: an entity, or (with a redirect code) the next path of a chain or an absolute URL. */
export interface RewriteRow {
  request_path: string;
  entity_type: RouteEntityType | null;
  entity_id: number | null;
  target_path: string | null;
  redirect_code: number;
}

const columns = 'request_path, entity_type, entity_id, target_path, redirect_code';

/** As the real backend's database compares paths: the case does not count. */
const listRewrites = (db: Db, paths: readonly string[]): RewriteRow[] =>
  db.all<RewriteRow>(
    `SELECT ${columns} FROM url_rewrite
     WHERE request_path COLLATE NOCASE IN (${paths.map(() => '?').join(', ')}) ORDER BY request_path`,
    ...paths,
  );

const findExactRewrite = (db: Db, path: string): RewriteRow | undefined =>
  db.get<RewriteRow>(`SELECT ${columns} FROM url_rewrite WHERE request_path = ?`, path);

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path.replaceAll('+', ' '));
  } catch {
    return path;
  }
};

const trimmed = (path: string): string => path.replace(/\/+$/, '');

/**
 * The rewrite of a path without leading slash, encoded or not. Like the real backend it also finds the row of a path that is
 * written in another case, or with another slash at its end: that path is a permanent redirect to the stored one.
 */
export const findRewrite = (db: Db, path: string): RewriteRow | undefined => {
  const plain = decoded(path);
  const exact = findExactRewrite(db, path) ?? findExactRewrite(db, plain);
  if (exact || trimmed(plain) === '') return exact;
  const ways = [...new Set([trimmed(path), `${trimmed(path)}/`, trimmed(plain), `${trimmed(plain)}/`])];
  const rows = listRewrites(db, ways);
  const row = rows.find(({ request_path: stored }) => trimmed(stored) === trimmed(plain)) ?? rows[0];
  if (!row || row.redirect_code > 0) return row;
  return { request_path: path, entity_type: null, entity_id: null, target_path: row.request_path, redirect_code: 301 };
};

const entityTypes: Readonly<Record<string, RouteEntityType>> = {
  'catalog/product/view/id': 'PRODUCT',
  'catalog/category/view/id': 'CATEGORY',
  'cms/page/view/page_id': 'CMS_PAGE',
};

/** The rewrite whose target is one of the real backend's own addresses, such as `catalog/product/view/id/7`. */
export const findRewriteOfTarget = (db: Db, target: string): RewriteRow | undefined => {
  const [, route = '', id] = /^([a-z_]+\/[a-z_]+\/view\/(?:page_)?id)\/(\d{1,9})$/.exec(target) ?? [];
  const type = entityTypes[route];
  if (type === undefined || id === undefined) return undefined;
  return db.get<RewriteRow>(
    `SELECT ${columns} FROM url_rewrite WHERE entity_type = ? AND entity_id = ? AND redirect_code = 0`,
    type,
    Number(id),
  );
};

/** Whether the product exists and is switched off. */
export const isProductDisabled = (db: Db, id: number): boolean =>
  db.get('SELECT id FROM product WHERE id = ? AND is_enabled = 0', id) !== undefined;

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

/** The rewrite of a path without leading slash. */
export const findRewrite = (db: Db, path: string): RewriteRow | undefined =>
  db.get<RewriteRow>(
    'SELECT request_path, entity_type, entity_id, target_path, redirect_code FROM url_rewrite WHERE request_path = ?',
    path,
  );

/** Whether the product exists and is switched off. */
export const isProductDisabled = (db: Db, id: number): boolean =>
  db.get('SELECT id FROM product WHERE id = ? AND is_enabled = 0', id) !== undefined;

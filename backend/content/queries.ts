import type { Db } from '../db/open';

import type { CmsPageRow } from './models';

const pageColumns =
  'id, identifier, title, content_heading, content, page_layout, meta_title, meta_description, meta_keywords, meta_robots';

/** The active page with that id. */
export const findCmsPageById = (db: Db, id: number): CmsPageRow | undefined =>
  db.get<CmsPageRow>(`SELECT ${pageColumns} FROM cms_page WHERE id = ? AND is_active = 1`, id);

/** The active page with that identifier. */
export const findCmsPageByIdentifier = (db: Db, identifier: string): CmsPageRow | undefined =>
  db.get<CmsPageRow>(`SELECT ${pageColumns} FROM cms_page WHERE identifier = ? AND is_active = 1`, identifier);

/** The active block that content names: by its identifier, or by its number. */
export const findCmsBlockOf = (db: Db, name: string): { content: string } | undefined =>
  findCmsBlock(db, name) ??
  db.get('SELECT content FROM cms_block WHERE id = ? AND is_active = 1', /^\d+$/.test(name) ? Number(name) : -1);

/** The active block with that identifier. */
export const findCmsBlock = (
  db: Db,
  identifier: string,
): { identifier: string; title: string; content: string } | undefined =>
  db.get('SELECT identifier, title, content FROM cms_block WHERE identifier = ? AND is_active = 1', identifier);

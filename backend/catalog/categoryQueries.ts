import type { Db } from '../db/open';

import type { CategoryRow } from './models';
import { categoryColumns } from './queries';

/** The active categories with those ids, from the root down. */
export const listCategoriesByIds = (db: Db, ids: readonly number[]): CategoryRow[] =>
  db.all<CategoryRow>(
    `SELECT ${categoryColumns} FROM category c
     WHERE c.is_active = 1 AND c.id IN (SELECT value FROM json_each(?)) ORDER BY c.level, c.position, c.id`,
    JSON.stringify(ids),
  );

/** Ids of the active categories with those paths. */
export const findCategoryIdsByUrlPath = (db: Db, urlPaths: readonly string[]): number[] =>
  db
    .all<{ id: number }>(
      'SELECT id FROM category WHERE is_active = 1 AND url_path IN (SELECT value FROM json_each(?))',
      JSON.stringify(urlPaths),
    )
    .map(({ id }) => id);

/** Active categories right below those, in the order of the shop. */
export const listChildren = (db: Db, parentIds: readonly number[]): CategoryRow[] =>
  db.all<CategoryRow>(
    `SELECT ${categoryColumns} FROM category c
     WHERE c.is_active = 1 AND c.parent_id IN (SELECT value FROM json_each(?)) ORDER BY c.position, c.id`,
    JSON.stringify(parentIds),
  );

/** Filter of categories. A null does not filter. */
export interface CategoryFilter {
  ids: number[] | null;
  parentIds: number[] | null;
  urlKeys: string[] | null;
  urlPaths: string[] | null;
  name: string | null;
}

/** Values by place: root, ids, parents, URL keys, URL paths, name; lists as JSON. */
const filterSql = `FROM category c
  WHERE c.is_active = 1
    AND (c.id = ?1 OR c.path LIKE (SELECT path FROM category WHERE id = ?1) || '/%')
    AND (?2 IS NULL OR c.id IN (SELECT value FROM json_each(?2)))
    AND (?3 IS NULL OR c.parent_id IN (SELECT value FROM json_each(?3)))
    AND (?4 IS NULL OR c.url_key IN (SELECT value FROM json_each(?4)))
    AND (?5 IS NULL OR c.url_path IN (SELECT value FROM json_each(?5)))
    AND (?6 IS NULL OR instr(lower(c.name), lower(?6)) > 0)`;

const asJson = (list: readonly unknown[] | null): string | null => (list ? JSON.stringify(list) : null);

const valuesOfFilter = (rootId: number, { ids, parentIds, urlKeys, urlPaths, name }: CategoryFilter) =>
  [rootId, asJson(ids), asJson(parentIds), asJson(urlKeys), asJson(urlPaths), name] as const;

/** Number of active categories of a store that match. */
export const countCategories = (db: Db, rootId: number, filter: CategoryFilter): number =>
  db.get<{ total: number }>(`SELECT count(*) AS total ${filterSql}`, ...valuesOfFilter(rootId, filter))?.total ?? 0;

/** One page of the active categories of a store that match, from the root down. */
export const listCategories = (
  db: Db,
  rootId: number,
  filter: CategoryFilter,
  { pageSize, currentPage }: { pageSize: number; currentPage: number },
): CategoryRow[] =>
  db.all<CategoryRow>(
    `SELECT ${categoryColumns} ${filterSql} ORDER BY c.level, c.position, c.id LIMIT ?7 OFFSET ?8`,
    ...valuesOfFilter(rootId, filter),
    pageSize,
    pageSize * (currentPage - 1),
  );

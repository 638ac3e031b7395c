import type { Db } from '../../db/open';
import type { CompiledListing } from '../models';
import { currentPriceSql } from '../pricing';

/** Number of products of a listing. */
export const countListing = (db: Db, { from, parameters }: CompiledListing): number =>
  db.get<{ total: number }>(`SELECT count(*) AS total ${from}`, ...parameters)?.total ?? 0;

/** Ids of one page of a listing, in its order. */
export const listListingIds = (
  db: Db,
  { from, parameters }: CompiledListing,
  order: string,
  { pageSize, currentPage }: { pageSize: number; currentPage: number },
): number[] =>
  db
    .all<{ id: number }>(
      `SELECT p.id AS id ${from} ORDER BY ${order} LIMIT ? OFFSET ?`,
      ...parameters,
      pageSize,
      pageSize * (currentPage - 1),
    )
    .map(({ id }) => id);

/** How many products of a listing have a price (pence), stand in or below a category (id), or have an option (id). */
export interface FacetCount {
  value: number;
  products: number;
}

/** Products of a listing by their price. */
export const countPrices = (db: Db, { from, parameters }: CompiledListing): FacetCount[] =>
  db.all<FacetCount>(
    `SELECT ${currentPriceSql('p')} AS value, count(*) AS products ${from} GROUP BY value`,
    ...parameters,
  );

/** Products of a listing by the categories in or below which they stand. */
export const countCategoryFacets = (db: Db, { from, parameters }: CompiledListing): FacetCount[] =>
  db.all<FacetCount>(
    `WITH matched(id) AS MATERIALIZED (SELECT p.id ${from}),
     above(category_id, ancestor_id) AS MATERIALIZED (
       SELECT c.id, a.value FROM category c, json_each('[' || replace(c.path, '/', ',') || ']') a WHERE c.is_active = 1)
     SELECT above.ancestor_id AS value, count(DISTINCT matched.id) AS products FROM matched
       JOIN product_category pc ON pc.product_id = matched.id
       JOIN above ON above.category_id = pc.category_id
     GROUP BY above.ancestor_id`,
    ...parameters,
  );

/** Products of a listing by their options and those of their variants. */
export const countOptions = (db: Db, { from, parameters }: CompiledListing): FacetCount[] =>
  db.all<FacetCount>(
    `WITH matched(id) AS MATERIALIZED (SELECT p.id ${from})
     SELECT option_id AS value, count(DISTINCT id) AS products FROM (
       SELECT matched.id, pa.option_id FROM matched JOIN product_attribute pa ON pa.product_id = matched.id
       UNION ALL
       SELECT matched.id, pa.option_id FROM matched
         JOIN product_variant v ON v.parent_id = matched.id
         JOIN product c ON c.id = v.child_id AND c.is_enabled = 1
         JOIN product_attribute pa ON pa.product_id = c.id)
     GROUP BY option_id`,
    ...parameters,
  );

/** An option with the code of its attribute. */
export interface AttributeOption {
  code: string;
  id: number;
  label: string;
}

/** The options of the attributes with those codes. */
export const listOptionsOf = (db: Db, codes: readonly string[]): AttributeOption[] =>
  db.all<AttributeOption>(
    `SELECT a.code, o.id, o.label FROM attribute_option o JOIN attribute a ON a.id = o.attribute_id
     WHERE a.code IN (SELECT value FROM json_each(?))`,
    JSON.stringify(codes),
  );

/** An option of an attribute by which lists are filtered. */
export interface FilterableOption {
  code: string;
  label: string;
  position: number;
  option_id: number;
  option_label: string;
}

/** The filterable options among those, in the order of attributes and options. */
export const listFilterableOptions = (db: Db, optionIds: readonly number[]): FilterableOption[] =>
  db.all<FilterableOption>(
    `SELECT a.code, a.label, a.position, o.id AS option_id, o.label AS option_label
     FROM attribute_option o JOIN attribute a ON a.id = o.attribute_id
     WHERE a.is_filterable = 1 AND o.id IN (SELECT value FROM json_each(?))
     ORDER BY a.position, a.id, o.position, o.id`,
    JSON.stringify(optionIds),
  );

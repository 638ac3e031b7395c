import type { Db } from '../../db/open';
import { createNameMatch } from '../../search/createMatch';
import type { FacetCount } from '../index/countFacets';
import type { ListingSort } from '../index/orderProducts';
import type { ListingFilter } from '../listing/listingFilter';
import { currentPriceSql } from '../pricing';
import { isInStockSql } from '../stock';

/** SQL that selects the products of a listing, and the values of its marks. */
interface CompiledListing {
  /** `FROM ... WHERE ...` with the product as `p`. */
  from: string;
  parameters: (string | number)[];
}

/** How much a hit counts in name, sku, summary, keywords, body and facets. */
const relevanceSql = 'bm25(product_search, 10.0, 8.0, 4.0, 5.0, 1.0, 3.0)';

/** A product that stands only in a category below comes after the category's own, as in the real backend's index. */
const offsetBelow = 10_000;

const listSql = '(SELECT value FROM json_each(?))';

/** Ids of active categories and of everything below them; the parameter is a JSON list of ids. */
const categoriesSql = `(
  SELECT c.id FROM category a JOIN category c
    ON c.id = a.id OR (c.path > a.path || '/' AND c.path < a.path || '0')
  WHERE a.id IN ${listSql} AND a.is_active = 1 AND c.is_active = 1)`;

/** Products with one of the options, on themselves or on a variant. */
const optionSql = `p.id IN (
  SELECT pa.product_id FROM product_attribute pa WHERE pa.option_id IN ${listSql}
  UNION
  SELECT v.parent_id FROM product_attribute pa
    JOIN product_variant v ON v.child_id = pa.product_id
    JOIN product c ON c.id = v.child_id AND c.is_enabled = 1
  WHERE pa.option_id IN ${listSql})`;

class Conditions {
  readonly parts: string[] = [];
  readonly values: (string | number)[] = [];

  add(sql: string, ...values: (string | number)[]): void {
    this.parts.push(sql);
    this.values.push(...values);
  }

  addList(column: string, list: readonly string[] | null): void {
    if (list) this.add(`${column} IN ${listSql}`, JSON.stringify(list));
  }
}

const addFilter = (conditions: Conditions, filter: ListingFilter): void => {
  conditions.addList('p.sku', filter.skus);
  conditions.addList('p.url_key', filter.urlKeys);
  if (filter.priceFromMinor !== null) conditions.add(`${currentPriceSql('p')} >= ?`, filter.priceFromMinor);
  if (filter.priceToMinor !== null) conditions.add(`${currentPriceSql('p')} <= ?`, filter.priceToMinor);
  for (const { ids } of filter.options) {
    const list = JSON.stringify(ids);
    conditions.add(optionSql, list, list);
  }
  if (filter.name !== null) {
    const match = createNameMatch(filter.name);
    if (match === null) conditions.add('0');
    else conditions.add('p.id IN (SELECT rowid FROM product_search WHERE product_search MATCH ?)', match);
  }
};

/**
 * The products that a listing selects, as SQL: visible and enabled ones that match the text and every filter. A category
 * includes what stands below it. Products out of stock are listed: the shop shows them as unavailable (the real
 * backend's setting "Display Out of Stock Products").
 * @param match expression of the product index; null to search for nothing.
 */
const compileListing = (filter: ListingFilter, match: string | null): CompiledListing => {
  const conditions = new Conditions();
  const tables: string[] = [];
  if (match !== null) {
    // CROSS JOIN keeps SQLite from looking every product up in the index one by one.
    tables.push('product_search CROSS JOIN product p ON p.id = product_search.rowid');
    conditions.add('product_search MATCH ?', match);
  }
  const places: (string | number)[] = [];
  if (filter.categoryIds) {
    const [only] = filter.categoryIds.length === 1 ? filter.categoryIds : [];
    const sql = `(
      SELECT pc.product_id, min(pc.position + CASE pc.category_id WHEN ? THEN 0 ELSE ${offsetBelow} END) AS position
      FROM product_category pc WHERE pc.category_id IN ${categoriesSql} GROUP BY pc.product_id) place`;
    tables.push(
      tables.length > 0
        ? `JOIN ${sql} ON place.product_id = p.id`
        : `${sql} CROSS JOIN product p ON p.id = place.product_id`,
    );
    places.push(only ?? 0, JSON.stringify(filter.categoryIds));
  }
  if (tables.length === 0) tables.push('product p');
  addFilter(conditions, filter);
  // The plus keeps SQLite from reading all visible products by their index when a sku or URL key names a few.
  const where = ['+p.is_visible = 1', '+p.is_enabled = 1', ...conditions.parts].join(' AND ');
  return { from: `FROM ${tables.join(' ')} WHERE ${where}`, parameters: [...places, ...conditions.values] };
};

/** Keys by which the listing can be ordered. */
interface ListingOrderFacts {
  isSearch: boolean;
  /** The listing shows exactly one category. */
  hasPosition: boolean;
}

/** Unavailable products come last; a search puts the best match first, whether or not it is in stock. */
const inStockFirst = `${isInStockSql} DESC`;

const sortSql = ({ key, direction }: ListingSort, { isSearch, hasPosition }: ListingOrderFacts): string[] => {
  switch (key) {
    case 'relevance':
      // The best match has the lowest value.
      return isSearch ? [`${relevanceSql} ${direction === 'DESC' ? 'ASC' : 'DESC'}`] : [];
    case 'position':
      return hasPosition ? [inStockFirst, `place.position ${direction}`] : [];
    case 'name':
      return [inStockFirst, `p.name COLLATE NOCASE ${direction}`];
    case 'price':
      return [inStockFirst, `${currentPriceSql('p')} ${direction}`];
    case 'rating':
      return [inStockFirst, `p.rating_summary ${direction}`, `p.review_count ${direction}`];
    case 'newest':
      // 'newest: DESC' is the latest first, like every date of the real backend.
      return [inStockFirst, `p.created_at ${direction}`];
  }
};

/**
 * ORDER BY of a listing. The id decides last: descending after relevance and position, else in the direction of the last
 * key.
 */
const compileOrder = (sorts: readonly ListingSort[], facts: ListingOrderFacts): string => {
  const effective = sorts.filter((sort) => sortSql(sort, facts).length > 0);
  const last = effective.at(-1);
  const idDirection = last && last.key !== 'position' && last.key !== 'relevance' ? last.direction : 'DESC';
  return [...effective.flatMap((sort) => sortSql(sort, facts)), `p.id ${idDirection}`].join(', ');
};

/** Number of products of a listing. */
const countListing = (db: Db, { from, parameters }: CompiledListing): number =>
  db.get<{ total: number }>(`SELECT count(*) AS total ${from}`, ...parameters)?.total ?? 0;

/** Ids of one page of a listing, in its order. */
const listListingIds = (
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

/** Products of a listing by their price. */
const countPrices = (db: Db, { from, parameters }: CompiledListing): FacetCount[] =>
  db.all<FacetCount>(
    `SELECT ${currentPriceSql('p')} AS value, count(*) AS products ${from} GROUP BY value`,
    ...parameters,
  );

/** Products of a listing by the categories in or below which they stand. */
const countCategoryFacets = (db: Db, { from, parameters }: CompiledListing): FacetCount[] =>
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
const countOptions = (db: Db, { from, parameters }: CompiledListing): FacetCount[] =>
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

/**
 * Answers like the index in memory, from the tables themselves: slow on a large catalogue, but plain. Tests
 * compare the two.
 */
export const createReferenceListing = (db: Db, filter: ListingFilter, match: string | null) => {
  const compiled = compileListing(filter, match);
  const facts = { isSearch: match !== null, hasPosition: filter.categoryIds?.length === 1 };
  return {
    total: () => countListing(db, compiled),
    page: (sorts: readonly ListingSort[], page: { pageSize: number; currentPage: number }) =>
      listListingIds(db, compiled, compileOrder(sorts, facts), page),
    prices: () => countPrices(db, compiled),
    categories: () => countCategoryFacets(db, compiled),
    options: () => countOptions(db, compiled),
  };
};

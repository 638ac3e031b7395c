import type { CategoryRow } from '../catalog/models';
import { categoryColumns } from '../catalog/queries';
import type { Db } from '../db/open';

/** Shortest word that may be the beginning of a merchant's term. */
const shortestPrefix = 3;

/** After every text that begins with a prefix. */
const endOf = (prefix: string): string => `${prefix}\u{10ffff}`;

/** The text that a term may begin with; one that none begins with when it is too short. */
const prefixOf = (text: string): string => (text.length >= shortestPrefix ? text : endOf(text));

/** A product's name and how many shoppers have written about it. */
export interface MatchedName {
  name: string;
  reviews: number;
}

/** Names of products that match an expression of the index: a bounded number, the oldest products first. */
export const listMatchedNames = (db: Db, expression: string, limit: number): MatchedName[] =>
  db.all<MatchedName>(
    `SELECT p.name, p.review_count AS reviews
     FROM (SELECT rowid AS id FROM product_search WHERE product_search MATCH ? LIMIT ?) matched
     JOIN product p ON p.id = matched.id AND p.is_visible = 1 AND p.is_enabled = 1`,
    expression,
    limit,
  );

/** Active categories of the menu below a root, from the top down. */
export const listMenuCategories = (db: Db, rootCategoryId: number): CategoryRow[] =>
  db.all<CategoryRow>(
    `SELECT ${categoryColumns} FROM category c
     WHERE c.is_active = 1 AND c.include_in_menu = 1
       AND c.path LIKE (SELECT path FROM category WHERE id = ?) || '/%'
     ORDER BY c.level, c.position, c.id`,
    rootCategoryId,
  );

/** Ids of categories that the merchant has put behind one of the texts, or behind a word that begins like the phrase. */
export const listCategoryIdsByTerm = (db: Db, phrase: string, texts: readonly string[]): number[] =>
  db
    .all<{ id: number }>(
      `SELECT category_id AS id FROM search_category
       WHERE term IN (SELECT value FROM json_each(?1)) OR (term >= ?2 AND term < ?3)
       GROUP BY category_id ORDER BY max(term = ?4) DESC, min(term)`,
      JSON.stringify(texts),
      prefixOf(phrase),
      endOf(prefixOf(phrase)),
      phrase,
    )
    .map(({ id }) => id);

/** Ids of the categories of products that match, those with most of them first; only the first products count. */
export const listCategoryIdsOfMatches = (db: Db, expression: string, productLimit: number): number[] =>
  db
    .all<{ id: number }>(
      `SELECT pc.category_id AS id
       FROM (SELECT rowid AS id FROM product_search WHERE product_search MATCH ? LIMIT ?) matched
       JOIN product_category pc ON pc.product_id = matched.id
       GROUP BY pc.category_id ORDER BY count(*) DESC, pc.category_id`,
      expression,
      productLimit,
    )
    .map(({ id }) => id);

/** A term that the merchant sends to a path instead of searching. */
export interface RedirectRow {
  term: string;
  target_path: string;
}

/** Redirects of the texts, and of terms that begin like the phrase; that of the phrase itself first. */
export const listRedirects = (db: Db, phrase: string, texts: readonly string[]): RedirectRow[] =>
  db.all<RedirectRow>(
    `SELECT term, target_path FROM search_redirect
     WHERE term IN (SELECT value FROM json_each(?1)) OR (term >= ?2 AND term < ?3)
     ORDER BY term = ?4 DESC, term`,
    JSON.stringify(texts),
    prefixOf(phrase),
    endOf(prefixOf(phrase)),
    phrase,
  );

/** Where the merchant sends exactly this text. */
export const findRedirect = (db: Db, text: string): string | undefined =>
  db.get<RedirectRow>('SELECT term, target_path FROM search_redirect WHERE term = ?', text)?.target_path;

/** Searches that the merchant offers, in order. */
export const listPopularSearches = (db: Db): string[] =>
  db.all<{ term: string }>('SELECT term FROM search_popular ORDER BY position').map(({ term }) => term);

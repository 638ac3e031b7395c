import type { Db } from '../db/open';
import type { ReviewSort } from '../schema/resolvers.generated';

import type { NewReview, ReviewRow } from './models';

const columns = 'id, product_id, nickname, summary, text, rating, is_verified, need, reply, replied_at, created_at';

const orders: Record<ReviewSort, string> = {
  NEWEST: 'created_at DESC, id DESC',
  HIGHEST: 'rating DESC, created_at DESC, id DESC',
  LOWEST: 'rating ASC, created_at DESC, id DESC',
};

/** Approved reviews of a product; of one rating, one matter and one need when given. */
export interface ReviewChoice {
  productId: number;
  rating: number | null;
  /** Code of a matter that they speak of. */
  theme: string | null;
  need: string | null;
}

const chosen = `product_id = ?1 AND status = 'approved' AND (?2 IS NULL OR rating = ?2)
  AND (?3 IS NULL OR need = ?3) AND (?4 IS NULL OR ?4 IN (SELECT value FROM json_each(themes)))`;

/** How many approved reviews are of a choice. */
export const countReviews = (db: Db, { productId, rating, need, theme }: ReviewChoice): number =>
  db.get<{ count: number }>(
    `SELECT count(*) AS count FROM product_review WHERE ${chosen}`,
    productId,
    rating,
    need,
    theme,
  )?.count ?? 0;

/** One page of approved reviews. */
export const listReviews = (
  db: Db,
  { productId, rating, need, theme, sort }: ReviewChoice & { sort: ReviewSort },
  limit: number,
  offset: number,
): ReviewRow[] =>
  db.all<ReviewRow>(
    `SELECT ${columns} FROM product_review WHERE ${chosen} ORDER BY ${orders[sort]} LIMIT ?5 OFFSET ?6`,
    productId,
    rating,
    need,
    theme,
    limit,
    offset,
  );

/** How many approved reviews of a product have something in common. */
export interface TagCount {
  product_id: number;
  code: string;
  count: number;
}

/** How many approved reviews of each product speak of each matter, the most frequent first. */
export const countThemes = (db: Db, productIds: readonly number[]): TagCount[] =>
  db.all(
    `SELECT product_id, theme.value AS code, count(*) AS count FROM product_review, json_each(themes) AS theme
     WHERE product_id IN (SELECT value FROM json_each(?)) AND status = 'approved'
     GROUP BY product_id, theme.value ORDER BY count DESC, code`,
    JSON.stringify(productIds),
  );

/** How many approved reviews of each product were for each need, the most frequent first. */
export const countNeeds = (db: Db, productIds: readonly number[]): TagCount[] =>
  db.all(
    `SELECT product_id, need AS code, count(*) AS count FROM product_review
     WHERE product_id IN (SELECT value FROM json_each(?)) AND status = 'approved' AND need IS NOT NULL
     GROUP BY product_id, need ORDER BY count DESC, need`,
    JSON.stringify(productIds),
  );

/** The label that a need has in the store view of the request. */
export const findNeedLabel = (db: Db, need: string): string =>
  db.get<{ label: string }>(
    `SELECT o.label FROM attribute_option o JOIN main.attribute_option stored ON stored.id = o.id
     JOIN attribute a ON a.id = o.attribute_id AND a.code = 'need' WHERE stored.label = ?`,
    need,
  )?.label ?? need;

/** Shortest and longest words that are quoted, in characters, and how many of the newest are looked at. */
const quoted = { least: 45, most: 140, newest: 300 } as const;

/** One recent review of each of several products that can be had: of buyers, with five stars and a handful of words. */
export const listQuotes = (db: Db, limit: number): ReviewRow[] =>
  db.all<ReviewRow>(
    `WITH praise AS (
       SELECT * FROM product_review WHERE status = 'approved' AND rating = 5 AND is_verified = 1
       ORDER BY created_at DESC LIMIT ?1
     ), ranked AS (
       SELECT r.*, p.review_count, row_number() OVER (PARTITION BY r.product_id ORDER BY r.created_at DESC, r.id) AS place
       FROM praise r JOIN product p ON p.id = r.product_id AND p.is_enabled = 1 AND p.is_visible = 1
       WHERE length(r.text) BETWEEN ?2 AND ?3
     )
     SELECT ${columns} FROM ranked WHERE place = 1 ORDER BY review_count DESC, id LIMIT ?4`,
    quoted.newest,
    quoted.least,
    quoted.most,
    limit,
  );

/** How many approved reviews each product has of each rating. */
export const countRatings = (
  db: Db,
  productIds: readonly number[],
): { product_id: number; rating: number; count: number }[] =>
  db.all(
    `SELECT product_id, rating, count(*) AS count FROM product_review
     WHERE product_id IN (SELECT value FROM json_each(?)) AND status = 'approved' GROUP BY product_id, rating`,
    JSON.stringify(productIds),
  );

/** The enabled product that has a page and that sku. */
export const findReviewedProduct = (db: Db, sku: string): { id: number } | undefined =>
  db.get('SELECT id FROM product WHERE sku = ? AND is_enabled = 1 AND is_visible = 1', sku);

/** Whether a customer has ordered the product or one of its variants. */
export const hasBought = (db: Db, customerId: number, productId: number): boolean =>
  db.get(
    `SELECT 1 FROM sales_order o JOIN sales_order_item i ON i.order_id = o.id
       LEFT JOIN product p ON p.sku = i.sku
       LEFT JOIN product_variant v ON v.child_id = p.id
     WHERE o.customer_id = ?1 AND o.status <> 'canceled' AND ?2 IN (i.product_id, p.id, v.parent_id)`,
    customerId,
    productId,
  ) !== undefined;

/** The same words by the same name, waiting already: a form that was sent twice. */
export const findWaitingReview = (
  db: Db,
  { productId, nickname, summary, text }: Pick<NewReview, 'productId' | 'nickname' | 'summary' | 'text'>,
): ReviewRow | undefined =>
  db.get<ReviewRow>(
    `SELECT ${columns} FROM product_review
     WHERE product_id = ? AND status = 'pending' AND nickname = ? AND summary = ? AND text = ?`,
    productId,
    nickname,
    summary,
    text,
  );

/** Keeps a review for moderation; returns it. */
export const insertReview = (db: Db, review: NewReview): ReviewRow => {
  const row = {
    product_id: review.productId,
    nickname: review.nickname,
    summary: review.summary,
    text: review.text,
    rating: review.rating,
    is_verified: review.isVerified ? 1 : 0,
    created_at: review.createdAt,
  };
  const { lastInsertRowid } = db.run(
    `INSERT INTO main.product_review
       (product_id, nickname, summary, text, rating, is_verified, created_at, customer_id, store_id, themes, status)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, (SELECT id FROM store_view WHERE id = ? AND is_default = 0), ?, 'pending')`,
    ...Object.values(row),
    review.customerId,
    review.storeId,
    JSON.stringify(review.themes),
  );
  return { id: lastInsertRowid, ...row, need: null, reply: null, replied_at: null };
};

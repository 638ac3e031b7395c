import type { Db } from '../db/open';
import type { ReviewSort } from '../schema/resolvers.generated';

import type { NewReview, ReviewRow } from './models';

const columns = 'id, product_id, nickname, summary, text, rating, is_verified, created_at';

const orders: Record<ReviewSort, string> = {
  NEWEST: 'created_at DESC, id DESC',
  HIGHEST: 'rating DESC, created_at DESC, id DESC',
  LOWEST: 'rating ASC, created_at DESC, id DESC',
};

/** Approved reviews of a product; of one rating when given. */
export interface ReviewChoice {
  productId: number;
  rating: number | null;
  sort: ReviewSort;
}

/** One page of approved reviews. */
export const listReviews = (
  db: Db,
  { productId, rating, sort }: ReviewChoice,
  limit: number,
  offset: number,
): ReviewRow[] =>
  db.all<ReviewRow>(
    `SELECT ${columns} FROM product_review
     WHERE product_id = ?1 AND status = 'approved' AND (?2 IS NULL OR rating = ?2)
     ORDER BY ${orders[sort]} LIMIT ?3 OFFSET ?4`,
    productId,
    rating,
    limit,
    offset,
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
       (product_id, nickname, summary, text, rating, is_verified, created_at, customer_id, store_id, status)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, (SELECT id FROM store_view WHERE id = ? AND is_default = 0), 'pending')`,
    ...Object.values(row),
    review.customerId,
    review.storeId,
  );
  return { id: lastInsertRowid, ...row };
};

import type { Db } from '../../db/open';
import { readReviews } from '../readReviews';
import type { Catalogue } from '../readCatalogue';
import { insert } from '../upsert';
import type { ProductIds } from './products';

/** A review's star is worth 20 in rating_summary, which goes to 100 as in the real backend. */
const percentPerStar = 20;

/** Sample reviews, and the counts and averages of everything approved; a shopper's own reviews stay. */
export const seedReviews = (db: Db, catalogue: Catalogue, ids: ProductIds): void => {
  db.run('DELETE FROM product_review WHERE is_sample = 1');
  for (const { sku, ...review } of readReviews(catalogue.products)) {
    insert(db, 'product_review', {
      product_id: ids.get(sku) ?? null,
      nickname: review.nickname,
      summary: review.summary,
      text: review.text,
      rating: review.rating,
      is_verified: review.isVerified ? 1 : 0,
      status: 'approved',
      created_at: `${review.date} 12:00:00`,
      is_sample: 1,
    });
  }
  db.run(
    `UPDATE product SET
       review_count = (SELECT count(*) FROM product_review r WHERE r.product_id = product.id AND r.status = 'approved'
         AND r.store_id IS NULL),
       rating_summary = COALESCE((SELECT round(avg(r.rating) * ${percentPerStar}, 1) FROM product_review r
         WHERE r.product_id = product.id AND r.status = 'approved'
         AND r.store_id IS NULL), 0)`,
  );
};

import type { Db } from '../../db/open';
import { readMasters } from '../../media/masters';
import { themesIn } from '../../reviews/themes';
import { readJson } from '../dataFiles';
import { readReviews } from '../reviews/readReviews';
import { seedPhotos } from '../reviews/samplePhotos';
import type { Catalogue } from '../readCatalogue';
import { readSets } from '../sets/readSets';
import { insert } from '../upsert';
import type { ProductIds } from './products';
import type { StoreData } from './store';

/** A review's star is worth 20 in rating_summary, which goes to 100 as in the real backend. */
const percentPerStar = 20;

const dayMs = 86_400_000;

/** An answer takes one to three days. */
const repliedAt = ({ date, text }: { date: string; text: string }): string => {
  const days = 1 + (text.length % 3);
  return `${new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10)} 10:00:00`;
};

/** Sample reviews, and the counts and averages of everything approved; a shopper's own reviews stay. */
export const seedReviews = (db: Db, catalogue: Catalogue, ids: ProductIds): void => {
  const { locale } = readJson<StoreData>('store.json');
  const masters = readMasters();
  db.run('DELETE FROM product_review WHERE is_sample = 1');
  for (const { sku, ...review } of readReviews(catalogue.products, readSets())) {
    const createdAt = `${review.date} 12:00:00`;
    const id = insert(db, 'product_review', {
      product_id: ids.get(sku) ?? null,
      nickname: review.nickname,
      summary: review.summary,
      text: review.text,
      rating: review.rating,
      is_verified: review.isVerified === false ? 0 : 1,
      need: review.need ?? null,
      themes: JSON.stringify(themesIn(`${review.summary} ${review.text}`, locale)),
      reply: review.reply ?? null,
      replied_at: review.reply === undefined ? null : repliedAt(review),
      status: 'approved',
      created_at: createdAt,
      is_sample: 1,
    });
    seedPhotos(db, masters, { id, photos: review.photos ?? [], createdAt });
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

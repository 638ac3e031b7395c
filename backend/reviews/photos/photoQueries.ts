import type { Db } from '../../db/open';
import { hashSecret } from '../../hashSecret';
import type { MadePhoto, PhotoRow } from './models';

const columns = 'photo.review_id, photo.name, photo.width, photo.height, product_review.nickname AS author';

/** Photos of some reviews, each in the order of its review. */
export const listPhotosOfReviews = (db: Db, reviewIds: readonly number[]): PhotoRow[] =>
  db.all(
    `SELECT ${columns} FROM review_photo photo JOIN product_review ON product_review.id = photo.review_id
     WHERE photo.review_id IN (SELECT value FROM json_each(?)) ORDER BY photo.position, photo.id`,
    JSON.stringify(reviewIds),
  );

/** Photos of approved reviews of a product, those of the newest review first. */
export const listPhotosOfProduct = (db: Db, productId: number, limit: number): PhotoRow[] =>
  db.all(
    `SELECT ${columns} FROM product_review JOIN review_photo photo ON photo.review_id = product_review.id
     WHERE product_review.product_id = ? AND product_review.status = 'approved'
     ORDER BY product_review.created_at DESC, product_review.id DESC, photo.position, photo.id LIMIT ?`,
    productId,
    limit,
  );

/** Names of a customer's photos, shown or not. Beside the store views, which show a part of the reviews. */
export const listPhotosOfCustomer = (db: Db, customerId: number): string[] =>
  db
    .all<{ name: string }>(
      `SELECT photo.name FROM review_photo photo JOIN main.product_review review ON review.id = photo.review_id
       WHERE review.customer_id = ?`,
      customerId,
    )
    .map(({ name }) => name);

/** Keeps a photo until a review names its token. */
export const insertPhoto = (
  db: Db,
  { bytes, width, height }: MadePhoto,
  { name, token, createdAt }: { name: string; token: string; createdAt: string },
): void => {
  db.run(
    'INSERT INTO review_photo (name, width, height, picture, token_hash, created_at) VALUES (?, ?, ?, ?, ?, ?)',
    name,
    width,
    height,
    bytes,
    hashSecret(token),
    createdAt,
  );
};

/** Gives a photo that waits to a review; false when none waits under that token. */
export const givePhoto = (db: Db, token: string, reviewId: number, position: number): boolean =>
  db.run(
    'UPDATE review_photo SET review_id = ?, position = ?, token_hash = NULL WHERE token_hash = ? AND review_id IS NULL',
    reviewId,
    position,
    hashSecret(token),
  ).changes > 0;

/** What the media service needs to know of a shopper's photo. */
export interface KeptPhoto {
  width: number;
  height: number;
}

/** A shopper's photo that everybody may see, by its path below `/media/`. */
export const findShownPhoto = (db: Db, name: string): KeptPhoto | undefined =>
  db.get(
    `SELECT photo.width, photo.height FROM review_photo photo JOIN main.product_review review ON review.id = photo.review_id
     WHERE photo.name = ? AND photo.picture IS NOT NULL AND review.status = 'approved'`,
    name,
  );

/** The bytes of a photo, shown or waiting. */
export const readPhoto = (db: Db, name: string): Buffer | undefined => {
  const row = db.get<{ picture: Uint8Array | null }>('SELECT picture FROM review_photo WHERE name = ?', name);
  return row?.picture ? Buffer.from(row.picture) : undefined;
};

import type { Db } from '../db/open';

/** Id of the shop that the customer prefers. */
export const findFavouriteId = (db: Db, customerId: number): number | undefined =>
  db.get<{ location_id: number }>('SELECT location_id FROM favourite_location WHERE customer_id = ?', customerId)
    ?.location_id;

/** Keeps the shop that the customer prefers, in the place of the one before. */
export const saveFavourite = (db: Db, customerId: number, locationId: number): void => {
  db.run('INSERT OR REPLACE INTO favourite_location (customer_id, location_id) VALUES (?, ?)', customerId, locationId);
};

/** How much of a product lies in a shop; undefined for a product that is not sold. */
export const findLocationStock = (db: Db, locationId: number, sku: string): number | undefined =>
  db.get<{ quantity: number }>(
    `SELECT COALESCE(s.quantity, 0) AS quantity FROM product p
     LEFT JOIN location_stock s ON s.product_id = p.id AND s.location_id = ?
     WHERE p.sku = ? AND p.is_enabled = 1`,
    locationId,
    sku,
  )?.quantity;

import type { CartLine, CartModel } from '../cart/models';
import type { Db } from '../db/open';
import type { LocationRow } from '../locations/queries';

import { isPickup } from './pickupMethod';

/** The shop where a cart is collected; null for one that is delivered. */
export const shopOf = ({
  shippingMethod,
  pickupLocation,
}: Pick<CartModel, 'shippingMethod' | 'pickupLocation'>): LocationRow | null =>
  shippingMethod && isPickup(shippingMethod.carrierCode) ? pickupLocation : null;

/** Pieces of an article that lie in a shop. */
const stockAt = (db: Db, locationId: number, productId: number): number =>
  db.get<{ quantity: number }>(
    'SELECT quantity FROM location_stock WHERE location_id = ? AND product_id = ?',
    locationId,
    productId,
  )?.quantity ?? 0;

/** A line that a shop has not enough of. */
export interface Shortage {
  line: CartLine;
  /** Pieces of the line that it has. */
  quantity: number;
}

type PickedLine = Pick<CartLine, 'parts' | 'quantity'>;

/** Pieces that leave the shelf, by article: two lines of a cart may draw on the same one. */
const piecesOf = (lines: readonly PickedLine[]): Map<number, number> => {
  const pieces = new Map<number, number>();
  for (const { parts, quantity } of lines) {
    for (const { productId, each, isVirtual } of parts) {
      if (!isVirtual) pieces.set(productId, (pieces.get(productId) ?? 0) + quantity * each);
    }
  }
  return pieces;
};

/** The lines that a shop cannot fill; empty when it has all of them. */
export const listShortages = (db: Db, locationId: number, lines: readonly CartLine[]): Shortage[] => {
  const wanted = piecesOf(lines);
  return lines.flatMap((line) => {
    const short = line.parts.flatMap(({ productId, each, isVirtual }) => {
      const there = isVirtual ? Infinity : stockAt(db, locationId, productId);
      return there < (wanted.get(productId) ?? 0) ? [Math.floor(there / each)] : [];
    });
    return short.length > 0 ? [{ line, quantity: Math.min(...short) }] : [];
  });
};

/** Takes what is collected from a shop's own shelf; returns whether there was enough. */
export const takeFromLocation = (db: Db, locationId: number, lines: readonly CartLine[]): boolean =>
  [...piecesOf(lines)].every(
    ([productId, pieces]) =>
      db.run(
        'UPDATE location_stock SET quantity = quantity - ? WHERE location_id = ? AND product_id = ? AND quantity >= ?',
        pieces,
        locationId,
        productId,
        pieces,
      ).changes === 1,
  );

/** Puts pieces of an article back on the shelf of the shop where an order was to be collected. */
export const returnToLocation = (db: Db, locationCode: string, sku: string, quantity: number): void => {
  db.run(
    `UPDATE location_stock SET quantity = quantity + ?
      WHERE location_id = (SELECT id FROM location WHERE identifier = ?)
        AND product_id = (SELECT id FROM product WHERE sku = ?)`,
    quantity,
    locationCode,
    sku,
  );
};

/** Ids of the shops that have at least one piece of every article. */
export const findStockedLocations = (db: Db, skus: readonly string[]): Set<number> =>
  new Set(
    db
      .all<{ location_id: number }>(
        `SELECT s.location_id FROM location_stock s JOIN product p ON p.id = s.product_id
          WHERE s.quantity > 0 AND p.sku IN (SELECT value FROM json_each(?))
          GROUP BY s.location_id HAVING count(*) = ?`,
        JSON.stringify(skus),
        new Set(skus).size,
      )
      .map(({ location_id: id }) => id),
  );

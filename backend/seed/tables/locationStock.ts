import { createHash } from 'node:crypto';

import type { Db } from '../../db/open';

/** Of so many products, a shop has one not at all and one but a few times. */
const variety = 9;

/** A number from 0 to 255 that is the same for a shop and a product each time. */
const numberOf = (text: string): number => createHash('sha256').update(text).digest()[0] ?? 0;

/**
 * What lies in the shops: most of what is sold, little or nothing of some. Written once: what was sold since is not
 * put back.
 */
export const seedLocationStock = (db: Db): void => {
  const locations = db.all<{ id: number; identifier: string }>(
    'SELECT id, identifier FROM location WHERE is_active = 1',
  );
  const products = db.all<{ id: number; sku: string }>(
    'SELECT id, sku FROM product WHERE id IN (SELECT product_id FROM stock_item)',
  );
  for (const location of locations) {
    for (const { id, sku } of products) {
      const number = numberOf(`${location.identifier} ${sku}`);
      const quantity = number % variety === 0 ? 0 : number % variety === 1 ? 2 : 5 + (number % 20);
      db.run(
        'INSERT OR IGNORE INTO location_stock (location_id, product_id, quantity) VALUES (?, ?, ?)',
        location.id,
        id,
        quantity,
      );
    }
  }
};

import type { ProductRow } from '../catalog/models';
import { currentPriceMinor } from '../catalog/pricing';
import { listProductsByIds } from '../catalog/queries';
import type { Db } from '../db/open';
import { freeShippingProgress } from './freeShipping';
import type { CartModel } from './models';

const mostQuickAdds = 12;

/** A product for £20 still suits somebody who lacks £15. */
const mostOverGap = 1.5;

/** Products on the shelf that go with what is in the cart: what can be added at once and is meant for the cart comes first. */
const listQuickAddIds = (db: Db, inCart: readonly number[], limit: number): number[] =>
  db
    .all<{ id: number }>(
      `WITH held AS (
         SELECT value AS id FROM json_each(?1)
          UNION SELECT parent_id FROM product_variant WHERE child_id IN (SELECT value FROM json_each(?1)))
       SELECT link.linked_id AS id
         FROM product_link link
         JOIN product ON product.id = link.linked_id
        WHERE link.product_id IN (SELECT id FROM held) AND link.kind IN ('crosssell', 'related')
          AND link.linked_id NOT IN (SELECT id FROM held)
          AND product.is_enabled = 1 AND product.is_visible = 1 AND EXISTS (
              SELECT 1 FROM stock_item stock
               WHERE stock.quantity > 0 AND (stock.product_id = product.id OR stock.product_id IN (
                     SELECT child_id FROM product_variant WHERE parent_id = product.id)))
        GROUP BY link.linked_id
        ORDER BY product.type <> 'simple', MIN(link.kind <> 'crosssell'), MIN(link.position), link.linked_id LIMIT ?2`,
      JSON.stringify(inCart),
      limit,
    )
    .map(({ id }) => id);

/**
 * How well a price fits what is missing for free delivery: it reaches that without much more, it is a step on the way, or
 * it costs more than delivery could be worth. All the same where nothing is missing.
 */
const fitOf = (priceMinor: number, gapMinor: number): number =>
  gapMinor === 0 ? 0 : priceMinor < gapMinor ? 1 : priceMinor <= gapMinor * mostOverGap ? 0 : 2;

/** Products that a cart suggests: those first that fit the gap to free delivery, of these what can be added at once. */
export const listQuickAdds = (db: Db, cart: CartModel, pageSize: number): ProductRow[] => {
  const { lines } = cart;
  const limit = Math.min(Math.max(pageSize, 0), mostQuickAdds);
  // Nobody needs a pack that is in a set of the cart.
  const held = lines.flatMap(({ productId, parts }) => [productId, ...parts.map((part) => part.productId)]);
  const ids = listQuickAddIds(db, [...new Set(held)], mostQuickAdds);
  const found = new Map(listProductsByIds(db, ids).map((product) => [product.id, product]));
  const gapMinor = Math.round((freeShippingProgress(db, cart)?.remaining.value ?? 0) * 100);
  const rankOf = (product: ProductRow): number =>
    2 * fitOf(currentPriceMinor(product), gapMinor) + (product.type === 'simple' ? 0 : 1);
  return ids
    .flatMap((id) => found.get(id) ?? [])
    .sort((one, other) => rankOf(one) - rankOf(other))
    .slice(0, limit);
};

import type { ProductRow } from '../catalog/models';
import { listProductsByIds } from '../catalog/queries';
import type { Db } from '../db/open';
import type { CartModel } from './models';

const mostQuickAdds = 12;

/** Products on the shelf that go with what is in the cart: what can be added at once and is meant for the cart comes first. */
const listQuickAddIds = (db: Db, inCart: readonly number[], limit: number): number[] =>
  db
    .all<{ id: number }>(
      `SELECT link.linked_id AS id
         FROM product_link link
         JOIN product ON product.id = link.linked_id
        WHERE link.product_id IN (SELECT value FROM json_each(?1)) AND link.kind IN ('crosssell', 'related')
          AND link.linked_id NOT IN (SELECT value FROM json_each(?1))
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

/** Products that a cart suggests, in order. */
export const listQuickAdds = (db: Db, { lines }: CartModel, pageSize: number): ProductRow[] => {
  const limit = Math.min(Math.max(pageSize, 0), mostQuickAdds);
  const ids = listQuickAddIds(db, [...new Set(lines.map(({ productId }) => productId))], limit);
  const found = new Map(listProductsByIds(db, ids).map((product) => [product.id, product]));
  return ids.flatMap((id) => found.get(id) ?? []);
};

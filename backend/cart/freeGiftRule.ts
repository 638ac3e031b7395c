import type { Db } from '../db/open';

/** The gift that can be had now. */
export interface FreeGiftRule {
  productId: number;
  minimumMinor: number;
}

/** The first active gift whose product is on the shelf. */
export const findFreeGiftRule = (db: Db): FreeGiftRule | undefined =>
  db.get<FreeGiftRule & Record<string, number>>(
    `SELECT rule.product_id AS productId, rule.minimum_subtotal_minor AS minimumMinor
       FROM free_gift_rule rule
       JOIN product ON product.id = rule.product_id AND product.is_enabled = 1 AND product.type = 'simple'
       JOIN stock_item stock ON stock.product_id = rule.product_id AND stock.quantity > 0
      WHERE rule.is_active = 1 ORDER BY rule.minimum_subtotal_minor LIMIT 1`,
  );

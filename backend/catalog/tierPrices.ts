import type { RequestContext } from '../context';
import type { Db } from '../db/open';
import { createBatch, groupBy } from './batch';
import type { ProductRow } from './models';
import { percentOf } from './priceRange';
import { currentPriceMinor, currentPriceSql, toMoney } from './pricing';

/** What one of a product costs from a quantity on. */
interface TierRow {
  product_id: number;
  quantity: number;
  price_minor: number;
}

const readTiers = createBatch(({ db }: { db: Db }, ids) =>
  groupBy(
    db.all<TierRow>(
      `SELECT product_id, quantity, price_minor FROM product_tier_price
       WHERE product_id IN (SELECT value FROM json_each(?)) ORDER BY product_id, quantity`,
      JSON.stringify(ids),
    ),
    (row) => row.product_id,
  ),
);

/** SQL of what one of the product `alias` costs when there are `quantity` of it: the best of its prices. */
export const priceOfManySql = (alias: string, quantity: string): string =>
  `min(${currentPriceSql(alias)}, COALESCE((SELECT min(t.price_minor) FROM product_tier_price t
     WHERE t.product_id = ${alias}.id AND t.quantity <= ${quantity}), ${currentPriceSql(alias)}))`;

/** The tiers that cost less than one does, as the real backend answers them. */
export const priceTiersOf = async (row: ProductRow, _arguments: unknown, context: RequestContext) => {
  const own = currentPriceMinor(row);
  const { currency } = context.store;
  return ((await readTiers(context, row.id)) ?? [])
    .filter(({ price_minor: price }) => price < own)
    .map(({ quantity, price_minor: price }) => ({
      quantity,
      // Of so many together, as 2.4.7 answers.
      final_price: toMoney(price * quantity, currency),
      discount: { amount_off: (own - price) / 100, percent_off: percentOf(own - price, own) },
    }));
};

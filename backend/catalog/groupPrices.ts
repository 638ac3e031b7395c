import type { RequestContext } from '../context';
import type { Db } from '../db/open';
import { createBatch, indexBy } from './batch';
import type { ProductRow } from './models';
import { currentPriceMinor, type Priced } from './pricing';

interface GroupPriceRow {
  product_id: number;
  price_minor: number;
}

const readGroupPrice = createBatch(({ db }: { db: Db }, ids) =>
  indexBy(
    db.all<GroupPriceRow>(
      'SELECT product_id, price_minor FROM product_group_price WHERE product_id IN (SELECT value FROM json_each(?))',
      JSON.stringify(ids),
    ),
    (row) => row.product_id,
  ),
);

/** A product's own price as who asks pays it. Lists sort and filter by the guests' price, as the real backend's search does. */
export const pricedFor = async (row: ProductRow, context: RequestContext): Promise<Priced> => {
  const group = context.customerId === null ? undefined : await readGroupPrice(context, row.id);
  return group === undefined
    ? row
    : { price_minor: row.price_minor, special_price_minor: Math.min(currentPriceMinor(row), group.price_minor) };
};

/** SQL of what one of the product `alias` costs in the cart `cart` when it costs `price` otherwise. */
export const groupPriceSql = (alias: string, price: string, cart: string): string =>
  `min(${price}, COALESCE((SELECT g.price_minor FROM product_group_price g
     WHERE g.product_id = ${alias}.id AND ${cart}.customer_id IS NOT NULL), ${price}))`;

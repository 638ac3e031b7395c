import type { Db, SqlValue } from '../db/open';
import type { DynamicBlockLocationEnum } from '../schema/resolvers.generated';

/** Fields of a block that may show. */
export interface DynamicBlockRow {
  id: number;
  content: string;
}

/** Who looks, and when. */
export interface Viewer {
  isSignedIn: boolean;
  /** UTC, 'YYYY-MM-DD HH:MM:SS'. */
  now: string;
}

/** Facts that cart rules are compared with. */
export interface CartFacts {
  /** Those of the coupons that count for the cart. */
  couponCodes: readonly string[];
  /** Minor units, with VAT, before any discount. */
  subtotalMinor: number;
}

export interface DynamicBlockChoice {
  viewer: Viewer;
  /** Null: any. */
  ids: readonly number[] | null;
  /** Null: any place. */
  locations: readonly DynamicBlockLocationEnum[] | null;
}

const forViewer = `
  b.is_active = 1
  AND b.segment IN ('everybody', CASE WHEN ?1 THEN 'customers' ELSE 'guests' END)
  AND (b.starts_at IS NULL OR b.starts_at <= ?2) AND (b.ends_at IS NULL OR b.ends_at > ?2)
  AND (?3 IS NULL OR b.id IN (SELECT value FROM json_each(?3)))
  AND (?4 IS NULL OR b.locations = '[]' OR EXISTS (
    SELECT 1 FROM json_each(b.locations) AS place WHERE place.value IN (SELECT value FROM json_each(?4))))`;

const select = (condition: string): string =>
  `SELECT b.id, b.content FROM dynamic_block AS b WHERE ${forViewer} ${condition} ORDER BY b.id`;

/** Values of the marks ?1 to ?4. */
const parametersOf = ({ viewer, ids, locations }: DynamicBlockChoice): SqlValue[] => [
  Number(viewer.isSignedIn),
  viewer.now,
  ids && JSON.stringify(ids),
  locations && JSON.stringify(locations),
];

/** Blocks that are for this viewer now, whatever rules they are related to. */
export const listSpecifiedBlocks = (db: Db, choice: DynamicBlockChoice): DynamicBlockRow[] =>
  db.all<DynamicBlockRow>(select(''), ...parametersOf(choice));

/** Those of which a cart rule holds for the cart. */
export const listCartRuleBlocks = (db: Db, choice: DynamicBlockChoice, cart: CartFacts): DynamicBlockRow[] =>
  db.all<DynamicBlockRow>(
    select(`AND EXISTS (SELECT 1 FROM dynamic_block_cart_rule AS r WHERE r.dynamic_block_id = b.id
      AND (r.coupon_code IS NULL OR r.coupon_code IN (SELECT value FROM json_each(?5)))
      AND (r.minimum_subtotal_minor IS NULL OR r.minimum_subtotal_minor <= ?6)
      AND (r.below_subtotal_minor IS NULL OR r.below_subtotal_minor > ?6))`),
    ...parametersOf(choice),
    JSON.stringify(cart.couponCodes),
    cart.subtotalMinor,
  );

/** Those of which a catalogue price rule holds: a product that is sold is on sale. */
export const listCatalogRuleBlocks = (db: Db, choice: DynamicBlockChoice): DynamicBlockRow[] =>
  db.all<DynamicBlockRow>(
    select(`AND EXISTS (SELECT 1 FROM dynamic_block_catalog_rule AS r WHERE r.dynamic_block_id = b.id AND EXISTS (
      SELECT 1 FROM product AS p WHERE p.is_enabled = 1 AND p.is_visible = 1 AND p.special_price_minor < p.price_minor
        AND (r.category_id IS NULL OR p.id IN (
          SELECT product_id FROM product_category WHERE category_id = r.category_id))))`),
    ...parametersOf(choice),
  );

import { randomInt } from 'node:crypto';

import { currentPriceSql } from '../catalog/pricing';
import type { Db } from '../db/open';
import type { CartLine, CartRow, Coupon } from './models';
import { findLineProblem } from './quantity';

const cartColumns =
  'id, masked_id, store_id, currency, customer_id, email, is_active, coupon_code, carrier_code, method_code, payment_method';

/** The cart with this masked id. */
export const findCart = (db: Db, maskedId: string): CartRow | undefined =>
  db.get<CartRow>(`SELECT ${cartColumns} FROM cart WHERE masked_id = ?`, maskedId);

/** The cart with this internal id. */
export const findCartById = (db: Db, id: number): CartRow | undefined =>
  db.get<CartRow>(`SELECT ${cartColumns} FROM cart WHERE id = ?`, id);

/** The customer's active cart; at most one exists. */
export const findCustomerCart = (db: Db, customerId: number): CartRow | undefined =>
  db.get<CartRow>(`SELECT ${cartColumns} FROM cart WHERE customer_id = ? AND is_active = 1`, customerId);

const maskedIdLength = 32;
const maskedIdCharacters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A cart id as the real backend makes it: 32 random alphanumerics (semantics §2). It is a guest's only key, so it is unguessable. */
export const createMaskedId = (): string =>
  Array.from({ length: maskedIdLength }, () => maskedIdCharacters.charAt(randomInt(maskedIdCharacters.length))).join(
    '',
  );

/** A new cart's owner, place and moment. */
export interface NewCart {
  maskedId?: string;
  storeId: number;
  currency: string;
  customerId: number | null;
  /** 'YYYY-MM-DD HH:MM:SS' in UTC. */
  createdAt: string;
}

/** Writes a new, active cart. */
export const insertCart = (
  db: Db,
  { maskedId = createMaskedId(), storeId, currency, customerId, createdAt }: NewCart,
): CartRow => {
  db.run(
    'INSERT INTO cart (masked_id, store_id, currency, customer_id, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?)',
    maskedId,
    storeId,
    currency,
    customerId,
    createdAt,
    createdAt,
  );
  const cart = findCart(db, maskedId);
  if (!cart) throw new Error('A cart that was just written is not there.');
  return cart;
};

type CartChange = Partial<Pick<CartRow, Exclude<keyof CartRow, 'id'>>>;

/** Changes columns of a cart and its time of change. */
export const updateCart = (db: Db, cartId: number, change: CartChange, updatedAt: string): void => {
  const columns = Object.entries(change).filter(([, value]) => value !== undefined);
  const assignments = [...columns.map(([column]) => `${column} = ?`), 'updated_at = ?'].join(', ');
  db.run(`UPDATE cart SET ${assignments} WHERE id = ?`, ...columns.map(([, value]) => value), updatedAt, cartId);
};

interface LineRow {
  id: number;
  product_id: number;
  variant_id: number | null;
  quantity: number;
  seen_price_minor: number;
  type: 'simple' | 'configurable';
  name: string;
  url_key: string;
  sold_id: number;
  sold_sku: string;
  unit_price_minor: number;
  is_enabled: number;
  stock_quantity: number;
  max_sale_quantity: number;
}

/** The lines of a cart in the order in which they were added, with today's price and stock. */
export const listLines = (db: Db, cartId: number): CartLine[] =>
  db
    .all<LineRow>(
      `SELECT item.id, item.product_id, item.variant_id, item.quantity, item.seen_price_minor,
              product.type, product.name, product.url_key,
              sold.id AS sold_id, sold.sku AS sold_sku, ${currentPriceSql('sold')} AS unit_price_minor,
              MIN(product.is_enabled, sold.is_enabled) AS is_enabled,
              COALESCE(stock.quantity, 0) AS stock_quantity, COALESCE(stock.max_sale_quantity, 0) AS max_sale_quantity
         FROM cart_item item
         JOIN product ON product.id = item.product_id
         JOIN product sold ON sold.id = COALESCE(item.variant_id, item.product_id)
         LEFT JOIN stock_item stock ON stock.product_id = sold.id
        WHERE item.cart_id = ?
        ORDER BY item.id`,
      cartId,
    )
    .map((row) => {
      const availability = {
        isEnabled: row.is_enabled === 1,
        stockQuantity: row.stock_quantity,
        maxSaleQuantity: row.max_sale_quantity,
      };
      return {
        id: row.id,
        productId: row.product_id,
        variantId: row.variant_id,
        soldId: row.sold_id,
        soldSku: row.sold_sku,
        productType: row.type,
        name: row.name,
        urlKey: row.url_key,
        quantity: row.quantity,
        unitPriceMinor: row.unit_price_minor,
        seenPriceMinor: row.seen_price_minor,
        ...availability,
        problem: findLineProblem(row.quantity, availability),
      };
    });

/** What is added to a line; the price is the one that the shopper has seen, in minor units. */
export interface LineAddition {
  productId: number;
  variantId: number | null;
  quantity: number;
  seenPriceMinor: number;
}

/** Adds to the line of this choice, or makes it. */
export const addToLine = (db: Db, cartId: number, addition: LineAddition, createdAt: string): void => {
  db.run(
    `INSERT INTO cart_item (cart_id, product_id, variant_id, quantity, seen_price_minor, created_at) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (cart_id, product_id, COALESCE(variant_id, 0))
     DO UPDATE SET quantity = quantity + excluded.quantity, seen_price_minor = excluded.seen_price_minor`,
    cartId,
    addition.productId,
    addition.variantId,
    addition.quantity,
    addition.seenPriceMinor,
    createdAt,
  );
};

/** Sets a line's quantity; the shopper has seen today's price. */
export const setLineQuantity = (db: Db, line: CartLine, quantity: number): void => {
  db.run(
    'UPDATE cart_item SET quantity = ?, seen_price_minor = ? WHERE id = ?',
    quantity,
    line.unitPriceMinor,
    line.id,
  );
};

/** Takes a line out of its cart. */
export const deleteLine = (db: Db, lineId: number): void => {
  db.run('DELETE FROM cart_item WHERE id = ?', lineId);
};

interface CouponRow {
  code: string;
  label: string;
  percent: number;
  is_free_shipping: number;
  minimum_subtotal_minor: number;
}

/** The coupon of this code when it is active and has not expired at `now` (UTC). */
export const findCoupon = (db: Db, code: string, now: string): Coupon | null => {
  const row = db.get<CouponRow>(
    `SELECT code, label, percent, is_free_shipping, minimum_subtotal_minor FROM coupon
      WHERE code = ? AND is_active = 1 AND (expires_at IS NULL OR julianday(expires_at) > julianday(?))`,
    code,
    now,
  );
  if (!row) return null;
  return {
    code: row.code,
    label: row.label,
    percent: row.percent,
    isFreeShipping: row.is_free_shipping === 1,
    minimumSubtotalMinor: row.minimum_subtotal_minor,
  };
};

/** Whether two store views belong to one website. */
export const isSameWebsite = (db: Db, storeId: number, otherStoreId: number): boolean =>
  db.get(
    'SELECT 1 FROM store_view a JOIN store_view b ON a.website_code = b.website_code WHERE a.id = ? AND b.id = ?',
    storeId,
    otherStoreId,
  ) !== undefined;

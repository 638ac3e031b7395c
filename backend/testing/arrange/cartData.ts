import type { AddressRow } from '../../address/address';
import type { Db } from '../../db/open';
import { insertRow } from '../fixtures';

/** A line of an open cart. */
interface LineRow {
  /** Of the product; a variant has one of its own. */
  sku: string;
  variant: string | null;
  name: string;
  quantity: number;
  /** Between deliveries, of a line that is subscribed to. */
  weeks: number | null;
}

/** What a test does to carts behind the shopper's back, and what they hold. */
export const cartData = (db: Db) => ({
  /** Takes the e-mail from every cart. */
  forgetEmails: (): void => {
    db.run('UPDATE cart SET email = NULL');
  },
  /** A guest's open cart with so many of one product; returns its id. */
  cart: (maskedId: string, productId: number, seenPriceMinor: number, quantity = 2): number => {
    const row = { masked_id: maskedId, store_id: 10, currency: 'GBP', created_at: '', updated_at: '' };
    const id = insertRow(db, 'cart', row);
    insertRow(db, 'cart_item', {
      cart_id: id,
      product_id: productId,
      quantity,
      seen_price_minor: seenPriceMinor,
      created_at: '',
    });
    return id;
  },
  /** Gift messages of every cart and line, as they are stored. */
  giftMessages: (): unknown[] =>
    db
      .all<{ gift_message: string | null }>(
        'SELECT gift_message FROM cart UNION ALL SELECT gift_message FROM cart_item',
      )
      .flatMap(({ gift_message: stored }): unknown[] => (stored === null ? [] : [JSON.parse(stored)])),
  /** What goes with every cart as a whole. */
  giftOptions: (): object[] =>
    db.all(
      `SELECT design, gift_receipt, printed_card FROM cart LEFT JOIN gift_wrapping wrapping ON wrapping.id = gift_wrapping_id`,
    ),
  /** Designs of the lines that are wrapped. */
  wrappedLines: (): string[] =>
    db
      .all<{ design: string }>(
        'SELECT design FROM cart_item JOIN gift_wrapping wrapping ON wrapping.id = gift_wrapping_id',
      )
      .map(({ design }) => design),
  /** Takes every design of gift wrapping off sale. */
  withdrawWrappings: (): void => {
    db.run('UPDATE gift_wrapping SET is_active = 0');
  },
  /** Takes wrapping, receipt and card from every cart, as a merge may. */
  loseGiftOptions: (): void => {
    db.run('UPDATE cart SET gift_wrapping_id = NULL, gift_receipt = 0, printed_card = 0');
    db.run('UPDATE cart_item SET gift_wrapping_id = NULL');
  },
  countCarts: (): number => db.all('SELECT id FROM cart').length,
  /** Closes carts as an order does: every one, or the one with this masked id. */
  orderEveryCart: (maskedId?: string): void => {
    db.run('UPDATE cart SET is_active = 0 WHERE masked_id = coalesce(?, masked_id)', maskedId ?? null);
  },
  /** Deletes every cart, as the backend does with old ones. */
  forgetCarts: (): void => {
    db.run('DELETE FROM cart');
  },
  /** Gives every cart another masked id: nobody finds them any more. */
  renameCarts: (): void => {
    db.run("UPDATE cart SET masked_id = masked_id || '-gone'");
  },
  /** Gives every cart to a customer, or the one with this masked id. */
  giveCartsTo: (customerId: number, maskedId?: string): void => {
    db.run('UPDATE cart SET customer_id = ? WHERE masked_id = coalesce(?, masked_id)', customerId, maskedId ?? null);
  },
  /** Puts one coupon on every cart, or on the one with this masked id, in place of others; null takes them off. */
  couponOnCart: (code: string | null, maskedId?: string): void => {
    const ofCarts = 'SELECT id FROM cart WHERE masked_id = coalesce(?, masked_id)';
    db.run(`DELETE FROM cart_coupon WHERE cart_id IN (${ofCarts})`, maskedId ?? null);
    if (code === null) return;
    db.run(
      `INSERT INTO cart_coupon (cart_id, code, position) SELECT id, ?, 1 FROM (${ofCarts})`,
      code,
      maskedId ?? null,
    );
  },
  /** A gift card that lasts for ever. */
  giftCard: (code: string, balanceMinor: number): void => {
    db.run("INSERT INTO gift_card (code, balance_minor, currency) VALUES (?, ?, 'GBP')", code, balanceMinor);
  },
  /** Codes of the gift cards that a cart draws on. */
  cardsOf: (maskedId: string): string[] =>
    db
      .all<{ code: string }>(
        'SELECT code FROM cart_gift_card JOIN cart ON cart.id = cart_id WHERE masked_id = ?',
        maskedId,
      )
      .map(({ code }) => code),
  /** Ends every coupon. */
  endCoupons: (): void => {
    db.run('UPDATE coupon SET is_active = 0');
  },
  /** Sets the quantity of every line, or of those that have `from`. */
  quantityOfLines: (quantity: number, from?: number): void => {
    db.run('UPDATE cart_item SET quantity = ? WHERE quantity = coalesce(?, quantity)', quantity, from ?? null);
  },
  /** Takes the product out of every cart. */
  takeOut: (sku: string): void => {
    db.run('DELETE FROM cart_item WHERE product_id = (SELECT id FROM product WHERE sku = ?)', sku);
  },
  /** Puts one of another product into every line. */
  replaceLines: (productId: number): void => {
    db.run('UPDATE cart_item SET product_id = ?, quantity = 1', productId);
  },
  /** Subscribes to every line, and offers that plan without a discount. */
  subscribeLines: (weeks: number): void => {
    db.run('UPDATE cart_item SET subscription_weeks = ?', weeks);
    db.run(
      `INSERT INTO subscription_plan (product_id, interval_weeks, discount_percent)
       SELECT product_id, ?, 0 FROM cart_item`,
      weeks,
    );
  },
  /** Where carts are sent: Eleanor's address in Bristol, by standard delivery. */
  deliverTo: (cartId: number, email: string): void => {
    db.run("UPDATE cart SET carrier_code = 'flatrate', method_code = 'standard', email = ?", email);
    insertRow(db, 'cart_address', {
      cart_id: cartId,
      kind: 'shipping',
      firstname: 'Eleanor',
      lastname: 'Marsh',
      street: '["14 Cotham Brow"]',
      city: 'Bristol',
      postcode: 'BS6 6AN',
      country_code: 'GB',
      telephone: '07700900123',
    });
  },
  shippingAddress: () =>
    db.get<Pick<AddressRow, 'street' | 'postcode' | 'country_code' | 'region' | 'region_code'>>(
      "SELECT street, postcode, country_code, region, region_code FROM cart_address WHERE kind = 'shipping'",
    ),
  /** Until what time of day parcels arrive, such as '18:00'. */
  arrivesBefore: (time: string): void => {
    db.run('UPDATE shipping_method SET arrives_before = ?', time);
  },
  /** A carrier brings nothing any more. */
  endCarrier: (code: string): void => {
    db.run('DELETE FROM shipping_method WHERE carrier_code = ?', code);
  },
  /** Lines of open carts, oldest first. */
  linesOf: (): LineRow[] =>
    db.all<LineRow>(
      `SELECT p.sku, v.sku AS variant, p.name, i.quantity, i.subscription_weeks AS weeks FROM cart_item i
         JOIN cart ON cart.id = i.cart_id JOIN product p ON p.id = i.product_id
         LEFT JOIN product v ON v.id = i.variant_id
        WHERE cart.is_active = 1 ORDER BY i.id`,
    ),
});

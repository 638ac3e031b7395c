import { addressColumns, type AddressRow } from '../../address/address';
import type { Db } from '../../db/open';
import { announceReady } from '../../pickup/announceReady';
import { packWhole } from '../../checkout/shipments';
import { insertRow } from '../fixtures';
import { copyRow } from './copyRow';

/** An order as a test names it. */
interface OrderFixture {
  /** Id of the order and its cart. */
  id: number;
  /** Number that the shopper reads. */
  number: string;
  customerId?: number;
  status: string;
  /** 'YYYY-MM-DD hh:mm:ss', in UTC. */
  createdAt: string;
  /** Store view that it was placed in; the fixtures' own without one. */
  storeId?: number;
}

/** Test helpers for orders and payments. */
export const orderData = (db: Db) => ({
  /** Lets gift messages go with an order and with all of its lines. */
  orderedMessages: (orderId: number, withOrder: object, withLines: object): void => {
    db.run('UPDATE sales_order SET gift_message = ? WHERE id = ?', JSON.stringify(withOrder), orderId);
    db.run('UPDATE sales_order_item SET gift_message = ? WHERE order_id = ?', JSON.stringify(withLines), orderId);
  },
  /** Lets an order and its lines be wrapped in one design, with card and receipt. */
  orderedWrapping: (orderId: number, design: string): void => {
    const wrapping = JSON.stringify({ id: 1, design, image: null, priceMinor: 350 });
    db.run(
      `UPDATE sales_order SET gift_wrapping = ?, gift_receipt = 1, printed_card = 1, item_wrapping_minor = 700,
              order_wrapping_minor = 350, printed_card_minor = 150 WHERE id = ?`,
      wrapping,
      orderId,
    );
    db.run('UPDATE sales_order_item SET gift_wrapping = ? WHERE order_id = ?', wrapping, orderId);
  },
  /** An address of the only order. */
  addressOfOrder: (kind: 'shipping' | 'billing') =>
    db.get<AddressRow>(`SELECT ${addressColumns} FROM sales_order_address WHERE kind = ?`, kind),
  /** Ann's order of two jars of zinc, 22.95 in all. */
  order: ({ id, number, customerId, status, createdAt, storeId = 10 }: OrderFixture): void => {
    const row = { store_id: storeId, currency: 'GBP', created_at: createdAt };
    insertRow(db, 'cart', { ...row, id, masked_id: String(id).padStart(32, 'c'), updated_at: createdAt });
    insertRow(db, 'sales_order', {
      ...row,
      id,
      increment_id: number,
      cart_id: id,
      customer_id: customerId ?? null,
      email: 'ann@example.com',
      status,
      subtotal_minor: 1900,
      discount_minor: 0,
      shipping_minor: 395,
      tax_minor: 382,
      grand_total_minor: 2295,
      carrier_code: 'royalmail',
      method_code: 'standard',
      carrier_title: 'Royal Mail',
      method_title: 'Standard delivery',
      token: `token${id}`,
    });
    insertRow(db, 'sales_order_item', {
      order_id: id,
      product_type: 'simple',
      sku: 'ZINC',
      name: 'Zinc Picolinate',
      quantity: 2,
      price_minor: 950,
      row_total_minor: 1900,
      discount_minor: 0,
      tax_minor: 317,
      tax_percent: 20,
    });
  },
  /** The invoice of an order that was paid. */
  invoice: (orderId: number, number: string): void => {
    insertRow(db, 'sales_invoice', { order_id: orderId, increment_id: number });
  },
  /** One of the two jars of an order was paid back. */
  creditMemo: (orderId: number, number: string): void => {
    const memo = insertRow(db, 'sales_creditmemo', {
      order_id: orderId,
      increment_id: number,
      subtotal_minor: 950,
      shipping_minor: 0,
      tax_minor: 158,
      grand_total_minor: 950,
      created_at: '2026-11-14 10:00:00',
    });
    db.run('INSERT INTO sales_creditmemo_item SELECT ?, id, 1 FROM sales_order_item WHERE order_id = ?', memo, orderId);
  },
  /** How an order was paid: with a Visa card. */
  orderPayment: (orderId: number): void => {
    insertRow(db, 'sales_order_payment', {
      order_id: orderId,
      method: 'test_card',
      title: 'Card',
      amount_minor: 2295,
      transaction_id: `paid-${orderId}`,
      card_brand: 'Visa',
      card_last4: '1111',
    });
  },
  /** State of an order, changed elsewhere. */
  orderStatus: (orderId: number, status: string): void => {
    db.run('UPDATE sales_order SET status = ? WHERE id = ?', status, orderId);
  },
  /** Code of an order's state. */
  stateOfOrder: (orderId: number): string | undefined =>
    db.get<{ status: string }>('SELECT status FROM sales_order WHERE id = ?', orderId)?.status,
  /** An account has an order. */
  giveOrderTo: (orderId: number, customerId: number): void => {
    db.run('UPDATE sales_order SET customer_id = ? WHERE id = ?', customerId, orderId);
  },
  /** Text of the latest mail. */
  latestMail: (): string => db.get<{ body: string }>('SELECT body FROM mail ORDER BY id DESC LIMIT 1')?.body ?? '',
  /** Where an order goes: Ann's address in Bath. */
  orderAddress: (orderId: number, kind: 'shipping' | 'billing' = 'shipping'): void => {
    insertRow(db, 'sales_order_address', {
      order_id: orderId,
      kind,
      firstname: 'Ann',
      lastname: 'Shopper',
      street: '["1 High Street"]',
      city: 'Bath',
      postcode: 'BA1 1AA',
      country_code: 'GB',
    });
  },
  /** A parcel that can be followed. */
  parcel: (orderId: number, trackingNumber: string): void => {
    const shipmentId = insertRow(db, 'sales_shipment', {
      order_id: orderId,
      increment_id: '1',
      carrier_code: 'royalmail',
      carrier_title: 'Royal Mail',
      tracking_number: trackingNumber,
      created_at: '2026-11-13 10:00:00',
    });
    packWhole(db, shipmentId, orderId);
  },
  /** A note for the customer at the first shipment, invoice or credit memo of an order. */
  note: (orderId: number, document: 'shipment' | 'invoice' | 'creditmemo', message: string): void => {
    db.run(
      `INSERT INTO sales_order_comment (order_id, message, created_at, document, document_id)
       VALUES (?, ?, '2026-11-13 11:00:00', ?, (SELECT MIN(id) FROM sales_${document} WHERE order_id = ?))`,
      orderId,
      message,
      document,
      orderId,
    );
  },
  /** An order is collected from a shop instead of sent. */
  collectOrder: (orderId: number, shop: string): void => {
    db.run(
      `UPDATE sales_order SET pickup_location_code = ?, carrier_code = 'instore', carrier_title = 'Click and collect'
       WHERE id = ?`,
      shop,
      orderId,
    );
  },
  /** The shop says that an order is ready, as the back office does. */
  announceReady: (orderId: number): void => {
    announceReady(db, orderId, Date.UTC(2026, 10, 14));
  },
  /** The parcels of an order are none. */
  forgetParcels: (orderId: number): void => {
    db.run('DELETE FROM sales_shipment WHERE order_id = ?', orderId);
  },
  /** A return of the first article of an order, with a message of its customer. */
  return: (orderId: number, number: string, message: string): void => {
    const row = { increment_id: number, contact_email: 'ann@example.com', created_at: '2026-11-15 10:00:00' };
    const id = insertRow(db, 'sales_return', { ...row, order_id: orderId });
    db.run(
      `INSERT INTO sales_return_item (return_id, order_item_id, quantity_requested)
         SELECT ?, id, 1 FROM sales_order_item WHERE order_id = ? LIMIT 1`,
      id,
      orderId,
    );
    insertRow(db, 'sales_return_comment', { return_id: id, author: 'Ann', message, created_at: row.created_at });
  },
  /** Gives every return another state. */
  returnState: (status: string): void => {
    db.run('UPDATE sales_return SET status = ?', status);
  },
  /** Numbers of the returns that were asked for. */
  returns: () =>
    db.all<{ increment_id: string }>('SELECT increment_id FROM sales_return').map((row) => row.increment_id),
  /** Orders that were placed. */
  orders: () => db.all<{ increment_id: string; email: string }>('SELECT increment_id, email FROM sales_order'),
  /** Orders with the method that paid them. */
  paidOrders: () =>
    db.all<{ increment_id: string; method: string }>(
      'SELECT increment_id, method FROM sales_order JOIN sales_order_payment ON order_id = sales_order.id',
    ),
  /** Orders that carts with these masked ids became; totals in hundredths. */
  ordersOfCarts: (maskedIds: Iterable<string>) =>
    db.all<{ id: number; number: string; total: number; postcode: string | null }>(
      `SELECT o.id, o.increment_id AS number, o.grand_total_minor AS total,
         (SELECT postcode FROM sales_order_address WHERE order_id = o.id AND kind = 'shipping') AS postcode
       FROM sales_order o JOIN cart c ON c.id = o.cart_id
       WHERE c.masked_id IN (SELECT value FROM json_each(?))`,
      JSON.stringify([...maskedIds]),
    ),
  /** How many pieces all orders hold. */
  soldPieces: (): number =>
    db.get<{ sold: number }>('SELECT COALESCE(sum(quantity), 0) AS sold FROM sales_order_item')?.sold ?? 0,
  /** Subscriptions like the only one, this many more. */
  moreSubscriptions: (count: number): void => {
    const row = db.get<{ id: number; cart_id: number }>('SELECT id, cart_id FROM subscription');
    if (!row) throw new Error('There is no subscription to copy.');
    const items = db.all<{ id: number }>('SELECT id FROM cart_item WHERE cart_id = ?', row.cart_id);
    for (let each = 1; each <= count; each += 1) {
      const cartId = copyRow(db, 'cart', row.cart_id, { masked_id: `copy ${each}` });
      for (const { id } of items) copyRow(db, 'cart_item', id, { cart_id: cartId });
      copyRow(db, 'subscription', row.id, { uid: `copy ${each}`, cart_id: cartId });
    }
  },
  /** Ends every subscription, elsewhere. */
  endSubscriptions: (): void => {
    db.run("UPDATE subscription SET state = 'cancelled'");
  },
  /** Makes every look at an order fail. */
  breakOrders: (): void => {
    db.run('DROP TABLE sales_order_item');
  },
  /** Lets payments that were begun with Adyen have begun five seconds earlier. */
  agePayments: (): void => {
    db.run('UPDATE adyen_payment SET created_at = created_at - 5000');
  },
  /** The payment of the one cart has begun with Adyen, with the one card that is known. */
  beginAdyenPayment: (nonce: string, amountMinor: number): void => {
    db.run('UPDATE test_payment_nonce SET nonce = ?, amount_minor = ?', nonce, amountMinor);
    db.run('INSERT INTO adyen_payment VALUES ((SELECT id FROM cart), ?, 0)', nonce);
  },
});

import { parseStreet } from '../cart/addressQueries';
import type { Address } from '../cart/models';
import type { Db } from '../db/open';

import type { OrderAddressRow, OrderItemRow, OrderModel, OrderPaymentRow } from './models';

/** The order with this internal id. */
export const findOrder = (db: Db, id: number): OrderModel | undefined =>
  db.get<OrderModel>('SELECT * FROM sales_order WHERE id = ?', id);

/** The order that was placed from a cart. */
export const findOrderByCart = (db: Db, cartId: number): OrderModel | undefined =>
  db.get<OrderModel>('SELECT * FROM sales_order WHERE cart_id = ?', cartId);

/** The lines of an order in the order of the cart. */
export const listOrderItems = (db: Db, orderId: number): OrderItemRow[] =>
  db.all<OrderItemRow>('SELECT * FROM sales_order_item WHERE order_id = ? ORDER BY id', orderId);

/** One address of an order. */
export const findOrderAddress = (db: Db, orderId: number, kind: 'shipping' | 'billing'): OrderAddressRow | undefined =>
  db.get<OrderAddressRow>('SELECT * FROM sales_order_address WHERE order_id = ? AND kind = ?', orderId, kind);

/** How an order was paid. */
export const findOrderPayment = (db: Db, orderId: number): OrderPaymentRow | undefined =>
  db.get<OrderPaymentRow>('SELECT * FROM sales_order_payment WHERE order_id = ?', orderId);

/** An address of an address book with its owner. */
export const findBookAddress = (db: Db, addressId: number): { customerId: number; address: Address } | undefined => {
  const row = db.get<OrderAddressRow & { customer_id: number }>(
    'SELECT * FROM customer_address WHERE id = ?',
    addressId,
  );
  if (!row) return undefined;
  const address = {
    firstname: row.firstname,
    lastname: row.lastname,
    company: row.company,
    street: parseStreet(row.street),
    city: row.city,
    region: row.region,
    regionCode: row.region_code,
    postcode: row.postcode,
    countryCode: row.country_code,
    telephone: row.telephone,
  };
  return { customerId: row.customer_id, address };
};

import { type Address, addressColumns, type AddressRow, toAddress } from '../address/address';
import type { Db } from '../db/open';

import type { OrderItemRow, OrderModel, OrderPaymentRow, ShipmentRow } from './models';

/** The order with this internal id. */
export const findOrder = (db: Db, id: number): OrderModel | undefined =>
  db.get<OrderModel>('SELECT * FROM sales_order WHERE id = ?', id);

/** The order of a store view with this number. */
export const findOrderByNumber = (db: Db, number: string, storeId: number): OrderModel | undefined =>
  db.get<OrderModel>('SELECT * FROM sales_order WHERE increment_id = ? AND store_id = ?', number, storeId);

/** The order with this number of any store view of the same website. */
export const findOrderOfWebsite = (db: Db, number: string, storeId: number): OrderModel | undefined =>
  db.get<OrderModel>(
    `SELECT o.* FROM sales_order o JOIN store_view theirs ON theirs.id = o.store_id
     JOIN store_view own ON own.website_code = theirs.website_code WHERE o.increment_id = ? AND own.id = ?`,
    number,
    storeId,
  );

/** The order that was placed from a cart. */
export const findOrderByCart = (db: Db, cartId: number): OrderModel | undefined =>
  db.get<OrderModel>('SELECT * FROM sales_order WHERE cart_id = ?', cartId);

/** The lines of an order in the order of the cart. */
export const listOrderItems = (db: Db, orderId: number): OrderItemRow[] =>
  db.all<OrderItemRow>('SELECT * FROM sales_order_item WHERE order_id = ? ORDER BY id', orderId);

/** One address of an order. */
export const findOrderAddress = (db: Db, orderId: number, kind: 'shipping' | 'billing'): Address | undefined => {
  const row = db.get<AddressRow>(
    `SELECT ${addressColumns} FROM sales_order_address WHERE order_id = ? AND kind = ?`,
    orderId,
    kind,
  );
  return row && toAddress(row);
};

/** Parcels of an order, oldest first. */
export const listShipments = (db: Db, orderId: number): ShipmentRow[] =>
  db.all<ShipmentRow>('SELECT * FROM sales_shipment WHERE order_id = ? ORDER BY id', orderId);

/** How an order was paid. */
export const findOrderPayment = (db: Db, orderId: number): OrderPaymentRow | undefined =>
  db.get<OrderPaymentRow>('SELECT * FROM sales_order_payment WHERE order_id = ?', orderId);

/** An address of an address book with its owner. */
export const findBookAddress = (db: Db, addressId: number): { customerId: number; address: Address } | undefined => {
  const row = db.get<AddressRow & { customer_id: number }>(
    `SELECT customer_id, ${addressColumns} FROM customer_address WHERE id = ?`,
    addressId,
  );
  return row && { customerId: row.customer_id, address: toAddress(row) };
};

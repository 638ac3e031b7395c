import { toMoney } from '../catalog/pricing';
import type { Db } from '../db/open';
import { toUid } from '../graphql/uid';

import { listDocumentComments } from './after/orderComments';
import type { OrderModel, ShipmentRow } from './models';

interface ShippedRow {
  id: number;
  name: string;
  sku: string;
  price_minor: number;
  quantity: number;
}

const listShipped = (db: Db, shipmentId: number): ShippedRow[] =>
  db.all<ShippedRow>(
    `SELECT item.id, item.name, item.sku, item.price_minor, shipped.quantity FROM sales_shipment_item shipped
       JOIN sales_order_item item ON item.id = shipped.order_item_id WHERE shipped.shipment_id = ? ORDER BY item.id`,
    shipmentId,
  );

/** Puts all of an order into a parcel. */
export const packWhole = (db: Db, shipmentId: number, orderId: number): void => {
  db.run(
    `INSERT INTO sales_shipment_item (shipment_id, order_item_id, quantity)
     SELECT ?, id, quantity FROM sales_order_item WHERE order_id = ?`,
    shipmentId,
    orderId,
  );
};

/** A parcel as the schema has it: its number with the carrier, what is in it, and notes for the customer. */
export const toShipment = (db: Db, { currency }: OrderModel, shipment: ShipmentRow) => ({
  id: toUid(shipment.id),
  number: shipment.increment_id,
  tracking: [{ title: shipment.carrier_title, carrier: shipment.carrier_code, number: shipment.tracking_number }],
  items: listShipped(db, shipment.id).map(({ id, name, sku, price_minor: price, quantity }) => ({
    __typename: 'ShipmentItem' as const,
    id: toUid(id),
    product_name: name,
    product_sku: sku,
    product_sale_price: toMoney(price, currency),
    quantity_shipped: quantity,
  })),
  comments: listDocumentComments(db, 'shipment', shipment.id),
});

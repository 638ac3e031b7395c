-- What is in a parcel; an order that was sent before this went out whole.
CREATE TABLE sales_shipment_item (
  shipment_id INTEGER NOT NULL REFERENCES sales_shipment (id) ON DELETE CASCADE,
  order_item_id INTEGER NOT NULL REFERENCES sales_order_item (id) ON DELETE CASCADE,
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (shipment_id, order_item_id)
) STRICT;

INSERT INTO sales_shipment_item (shipment_id, order_item_id, quantity)
SELECT first.id, item.id, item.quantity
  FROM (SELECT MIN(id) AS id, order_id FROM sales_shipment GROUP BY order_id) first
  JOIN sales_order_item item ON item.order_id = first.order_id;

-- A note stands at an order, or at one of its shipments, invoices or credit memos.
ALTER TABLE sales_order_comment ADD COLUMN document TEXT NOT NULL DEFAULT 'order'
  CHECK (document IN ('order', 'shipment', 'invoice', 'creditmemo'));
ALTER TABLE sales_order_comment ADD COLUMN document_id INTEGER;

-- Parcels of an order.
CREATE TABLE sales_shipment (
  id INTEGER PRIMARY KEY,
  order_id INTEGER NOT NULL REFERENCES sales_order(id) ON DELETE CASCADE,
  increment_id TEXT NOT NULL UNIQUE,
  carrier_code TEXT NOT NULL,
  carrier_title TEXT NOT NULL,
  tracking_number TEXT,
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX sales_shipment_order ON sales_shipment(order_id);

-- Wrong guesses at an order by people who are not signed in.
CREATE TABLE order_lookup_failure (
  increment_id TEXT NOT NULL,
  failed_at INTEGER NOT NULL
) STRICT;
CREATE INDEX order_lookup_failure_number ON order_lookup_failure(increment_id, failed_at);

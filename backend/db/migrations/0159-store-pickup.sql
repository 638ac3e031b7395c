-- The shop in a street where a cart, or an order, is collected; null: it is delivered.
ALTER TABLE cart ADD COLUMN pickup_location_code TEXT;
ALTER TABLE sales_order ADD COLUMN pickup_location_code TEXT;
-- From when it can be collected, 'YYYY-MM-DD HH:MM' on the shop's own clock; null: not promised.
ALTER TABLE sales_order ADD COLUMN ready_at TEXT;

-- When the customer was told that a collected order is ready, in milliseconds since 1970; null: not yet.
ALTER TABLE sales_order ADD COLUMN told_ready_at INTEGER;

-- How long a shipping method takes: working days from dispatch to arrival. Null: as the store's configuration has it.
ALTER TABLE shipping_method ADD COLUMN min_days INTEGER;
ALTER TABLE shipping_method ADD COLUMN max_days INTEGER;
-- HH:MM by which it arrives on its day; null: any time.
ALTER TABLE shipping_method ADD COLUMN arrives_before TEXT;

-- What was promised when the order was placed, YYYY-MM-DD; null: nothing was.
ALTER TABLE sales_order ADD COLUMN delivery_from TEXT;
ALTER TABLE sales_order ADD COLUMN delivery_to TEXT;
ALTER TABLE sales_order ADD COLUMN delivery_before TEXT;

-- What the goods of an order would have cost if all had been bought once; null where nothing was on a plan, and for
-- orders of before. The subtotal is that by the plans.
ALTER TABLE sales_order ADD COLUMN once_subtotal_minor INTEGER;

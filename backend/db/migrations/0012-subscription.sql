-- How often a line is to be delivered: weeks of a subscription plan of what it sells; null is once.
ALTER TABLE cart_item ADD COLUMN subscription_weeks INTEGER CHECK (subscription_weeks > 0);

-- The same goods once and by subscription are two lines.
DROP INDEX cart_item_line;
CREATE UNIQUE INDEX cart_item_line
  ON cart_item(cart_id, product_id, COALESCE(variant_id, 0), COALESCE(subscription_weeks, 0));

-- What was agreed when the order was placed, whatever becomes of the plan.
ALTER TABLE sales_order_item ADD COLUMN subscription_weeks INTEGER CHECK (subscription_weeks > 0);
ALTER TABLE sales_order_item ADD COLUMN subscription_percent INTEGER;

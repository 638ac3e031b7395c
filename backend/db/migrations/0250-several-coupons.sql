-- A cart holds several coupons and an order used several: in the order in which they were given.
CREATE TABLE cart_coupon (
  cart_id INTEGER NOT NULL REFERENCES cart(id) ON DELETE CASCADE,
  code TEXT NOT NULL COLLATE NOCASE,
  position INTEGER NOT NULL,
  PRIMARY KEY (cart_id, code)
) STRICT, WITHOUT ROWID;
INSERT INTO cart_coupon (cart_id, code, position) SELECT id, coupon_code, 1 FROM cart WHERE coupon_code IS NOT NULL;
ALTER TABLE cart DROP COLUMN coupon_code;

-- What each coupon took off an order, as it was called on that day.
CREATE TABLE order_coupon (
  order_id INTEGER NOT NULL REFERENCES sales_order(id) ON DELETE CASCADE,
  code TEXT NOT NULL COLLATE NOCASE,
  label TEXT NOT NULL,
  discount_minor INTEGER NOT NULL,
  position INTEGER NOT NULL,
  PRIMARY KEY (order_id, code)
) STRICT, WITHOUT ROWID;
CREATE INDEX order_coupon_code ON order_coupon(code);
INSERT INTO order_coupon (order_id, code, label, discount_minor, position)
  SELECT id, coupon_code, coalesce(discount_label, coupon_code), discount_minor, 1 FROM sales_order
   WHERE coupon_code IS NOT NULL;

-- The same of a line: JSON [{code, label, amountMinor}].
ALTER TABLE sales_order_item ADD COLUMN discounts TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(discounts));
UPDATE sales_order_item SET discounts = (
  SELECT json_array(json_object('code', used.code, 'label', used.label, 'amountMinor', sales_order_item.discount_minor))
    FROM order_coupon used WHERE used.order_id = sales_order_item.order_id)
 WHERE discount_minor > 0 AND order_id IN (SELECT order_id FROM order_coupon);

DROP INDEX sales_order_coupon;
ALTER TABLE sales_order DROP COLUMN coupon_code;
ALTER TABLE sales_order DROP COLUMN discount_label;

-- Rules count by priority, the lowest first; one that stops keeps those behind it from counting.
ALTER TABLE coupon ADD COLUMN priority INTEGER NOT NULL DEFAULT 0;
ALTER TABLE coupon ADD COLUMN stops_further_rules INTEGER NOT NULL DEFAULT 0 CHECK (stops_further_rules IN (0, 1));

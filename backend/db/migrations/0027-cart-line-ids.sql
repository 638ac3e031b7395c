-- Ids of lines are never given twice: a removal that arrives late must not take out another line.
CREATE TABLE cart_line (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  cart_id INTEGER NOT NULL REFERENCES cart(id) ON DELETE CASCADE,
  -- What the shopper chose: the simple product, or the configurable one with its variant below.
  product_id INTEGER NOT NULL REFERENCES product(id) ON DELETE CASCADE,
  variant_id INTEGER REFERENCES product(id) ON DELETE CASCADE,
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  -- Price of one, with VAT, when the line was added or its new price was last shown to the shopper.
  seen_price_minor INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  subscription_weeks INTEGER CHECK (subscription_weeks > 0),
  is_gift INTEGER NOT NULL DEFAULT 0 CHECK (is_gift IN (0, 1))
) STRICT;

INSERT INTO cart_line (id, cart_id, product_id, variant_id, quantity, seen_price_minor, created_at, subscription_weeks, is_gift)
  SELECT id, cart_id, product_id, variant_id, quantity, seen_price_minor, created_at, subscription_weeks, is_gift
  FROM cart_item;
DROP TABLE cart_item;
ALTER TABLE cart_line RENAME TO cart_item;
CREATE UNIQUE INDEX cart_item_line
  ON cart_item(cart_id, product_id, COALESCE(variant_id, 0), COALESCE(subscription_weeks, 0), is_gift);

-- Gift cards: money that was paid before. Balance and amounts are minor units with VAT.
CREATE TABLE gift_card (
  code TEXT PRIMARY KEY COLLATE NOCASE,
  balance_minor INTEGER NOT NULL CHECK (balance_minor >= 0),
  currency TEXT NOT NULL,
  -- Last day on which it counts, as YYYY-MM-DD; null: for ever.
  expires_on TEXT,
  is_active INTEGER NOT NULL DEFAULT 1
) STRICT, WITHOUT ROWID;

-- Cards that a cart draws on, in the order in which they were given.
CREATE TABLE cart_gift_card (
  cart_id INTEGER NOT NULL REFERENCES cart(id) ON DELETE CASCADE,
  code TEXT NOT NULL COLLATE NOCASE REFERENCES gift_card(code) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  PRIMARY KEY (cart_id, code)
) STRICT, WITHOUT ROWID;

-- Wrong codes, so that guessing is slowed down.
CREATE TABLE gift_card_failure (
  cart_id INTEGER NOT NULL REFERENCES cart(id) ON DELETE CASCADE,
  failed_at INTEGER NOT NULL
) STRICT;
CREATE INDEX gift_card_failure_cart ON gift_card_failure(cart_id, failed_at);

-- What an order drew from each card.
CREATE TABLE sales_order_gift_card (
  order_id INTEGER NOT NULL REFERENCES sales_order(id) ON DELETE CASCADE,
  code TEXT NOT NULL,
  amount_minor INTEGER NOT NULL CHECK (amount_minor > 0),
  PRIMARY KEY (order_id, code)
) STRICT, WITHOUT ROWID;

-- The product that comes free with goods of this value (with VAT, after discount).
CREATE TABLE free_gift_rule (
  product_id INTEGER PRIMARY KEY REFERENCES product(id) ON DELETE CASCADE,
  minimum_subtotal_minor INTEGER NOT NULL,
  is_active INTEGER NOT NULL DEFAULT 1
) STRICT;

ALTER TABLE cart_item ADD COLUMN is_gift INTEGER NOT NULL DEFAULT 0 CHECK (is_gift IN (0, 1));

-- The same goods bought and given are two lines.
DROP INDEX cart_item_line;
CREATE UNIQUE INDEX cart_item_line
  ON cart_item(cart_id, product_id, COALESCE(variant_id, 0), COALESCE(subscription_weeks, 0), is_gift);

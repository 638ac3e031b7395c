CREATE TABLE cart (
  id INTEGER PRIMARY KEY,
  masked_id TEXT NOT NULL UNIQUE,
  store_id INTEGER NOT NULL REFERENCES store_view(id),
  currency TEXT NOT NULL,
  customer_id INTEGER REFERENCES customer(id) ON DELETE CASCADE,
  email TEXT,
  is_active INTEGER NOT NULL DEFAULT 1,
  coupon_code TEXT,
  carrier_code TEXT,
  method_code TEXT,
  payment_method TEXT,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT;
-- A customer has one active cart.
CREATE UNIQUE INDEX cart_active_customer ON cart(customer_id) WHERE is_active = 1 AND customer_id IS NOT NULL;

CREATE TABLE cart_item (
  id INTEGER PRIMARY KEY,
  cart_id INTEGER NOT NULL REFERENCES cart(id) ON DELETE CASCADE,
  -- What the shopper chose: the simple product, or the configurable one with its variant below.
  product_id INTEGER NOT NULL REFERENCES product(id) ON DELETE CASCADE,
  variant_id INTEGER REFERENCES product(id) ON DELETE CASCADE,
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  -- Price of one, with VAT, when the line was added or its new price was last shown to the shopper.
  seen_price_minor INTEGER NOT NULL,
  created_at TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX cart_item_line ON cart_item(cart_id, product_id, COALESCE(variant_id, 0));

CREATE TABLE cart_address (
  cart_id INTEGER NOT NULL REFERENCES cart(id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('shipping', 'billing')),
  firstname TEXT NOT NULL,
  lastname TEXT NOT NULL,
  company TEXT,
  -- Lines as a JSON list.
  street TEXT NOT NULL,
  city TEXT NOT NULL,
  region TEXT,
  region_code TEXT,
  postcode TEXT,
  country_code TEXT NOT NULL,
  telephone TEXT,
  PRIMARY KEY (cart_id, kind)
) STRICT, WITHOUT ROWID;

CREATE TABLE coupon (
  code TEXT PRIMARY KEY COLLATE NOCASE,
  label TEXT NOT NULL,
  percent INTEGER NOT NULL DEFAULT 0 CHECK (percent BETWEEN 0 AND 100),
  is_free_shipping INTEGER NOT NULL DEFAULT 0,
  minimum_subtotal_minor INTEGER NOT NULL DEFAULT 0,
  expires_at TEXT,
  is_active INTEGER NOT NULL DEFAULT 1
) STRICT, WITHOUT ROWID;

CREATE TABLE shipping_method (
  carrier_code TEXT NOT NULL,
  method_code TEXT NOT NULL,
  carrier_title TEXT NOT NULL,
  method_title TEXT NOT NULL,
  price_minor INTEGER NOT NULL,
  -- From this subtotal (with VAT, after discount) the method is free; null: never.
  free_from_minor INTEGER,
  -- Postcode areas that the method does not reach, as a JSON list of prefixes.
  excluded_areas TEXT NOT NULL DEFAULT '[]',
  sort_order INTEGER NOT NULL,
  is_active INTEGER NOT NULL DEFAULT 1,
  PRIMARY KEY (carrier_code, method_code)
) STRICT, WITHOUT ROWID;

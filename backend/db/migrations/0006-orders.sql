CREATE TABLE sales_order (
  id INTEGER PRIMARY KEY,
  increment_id TEXT NOT NULL UNIQUE,
  store_id INTEGER NOT NULL REFERENCES store_view(id),
  -- One order a cart: the last guard against a second one.
  cart_id INTEGER NOT NULL UNIQUE REFERENCES cart(id),
  customer_id INTEGER REFERENCES customer(id) ON DELETE SET NULL,
  email TEXT NOT NULL,
  status TEXT NOT NULL,
  currency TEXT NOT NULL,
  subtotal_minor INTEGER NOT NULL,
  discount_minor INTEGER NOT NULL,
  discount_label TEXT,
  coupon_code TEXT,
  shipping_minor INTEGER NOT NULL,
  tax_minor INTEGER NOT NULL,
  grand_total_minor INTEGER NOT NULL,
  carrier_code TEXT NOT NULL,
  method_code TEXT NOT NULL,
  carrier_title TEXT NOT NULL,
  method_title TEXT NOT NULL,
  token TEXT NOT NULL UNIQUE,
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX sales_order_customer ON sales_order(customer_id, id);

CREATE TABLE sales_order_item (
  id INTEGER PRIMARY KEY,
  order_id INTEGER NOT NULL REFERENCES sales_order(id) ON DELETE CASCADE,
  product_id INTEGER REFERENCES product(id) ON DELETE SET NULL,
  product_type TEXT NOT NULL,
  sku TEXT NOT NULL,
  name TEXT NOT NULL,
  url_key TEXT,
  -- [{label, value}] of the chosen options.
  options TEXT NOT NULL DEFAULT '[]',
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  price_minor INTEGER NOT NULL,
  row_total_minor INTEGER NOT NULL,
  discount_minor INTEGER NOT NULL,
  tax_minor INTEGER NOT NULL,
  tax_percent REAL NOT NULL
) STRICT;
CREATE INDEX sales_order_item_order ON sales_order_item(order_id);

CREATE TABLE sales_order_address (
  order_id INTEGER NOT NULL REFERENCES sales_order(id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('shipping', 'billing')),
  firstname TEXT NOT NULL,
  lastname TEXT NOT NULL,
  company TEXT,
  street TEXT NOT NULL,
  city TEXT NOT NULL,
  region TEXT,
  region_code TEXT,
  postcode TEXT,
  country_code TEXT NOT NULL,
  telephone TEXT,
  PRIMARY KEY (order_id, kind)
) STRICT, WITHOUT ROWID;

CREATE TABLE sales_order_payment (
  order_id INTEGER PRIMARY KEY REFERENCES sales_order(id) ON DELETE CASCADE,
  method TEXT NOT NULL,
  title TEXT NOT NULL,
  amount_minor INTEGER NOT NULL,
  transaction_id TEXT NOT NULL UNIQUE,
  card_brand TEXT,
  card_last4 TEXT
) STRICT;

-- Next order number of each store view.
CREATE TABLE order_sequence (
  store_id INTEGER PRIMARY KEY REFERENCES store_view(id),
  next_value INTEGER NOT NULL
) STRICT;

-- First answer to each Idempotency-Key of a placing call.
CREATE TABLE idempotency_key (
  key TEXT NOT NULL,
  scope TEXT NOT NULL,
  request_hash TEXT NOT NULL,
  status INTEGER NOT NULL,
  body TEXT NOT NULL,
  created_at TEXT NOT NULL,
  PRIMARY KEY (scope, key)
) STRICT, WITHOUT ROWID;

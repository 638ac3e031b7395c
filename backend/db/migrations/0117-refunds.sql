-- What was paid back; money with VAT. An order's items may be refunded in several steps.
CREATE TABLE sales_creditmemo (
  id INTEGER PRIMARY KEY,
  order_id INTEGER NOT NULL REFERENCES sales_order(id) ON DELETE CASCADE,
  increment_id TEXT NOT NULL UNIQUE,
  subtotal_minor INTEGER NOT NULL,
  discount_minor INTEGER NOT NULL,
  shipping_minor INTEGER NOT NULL,
  tax_minor INTEGER NOT NULL,
  grand_total_minor INTEGER NOT NULL,
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX sales_creditmemo_order ON sales_creditmemo(order_id);

CREATE TABLE sales_creditmemo_item (
  creditmemo_id INTEGER NOT NULL REFERENCES sales_creditmemo(id) ON DELETE CASCADE,
  order_item_id INTEGER NOT NULL REFERENCES sales_order_item(id) ON DELETE CASCADE,
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (creditmemo_id, order_item_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX sales_creditmemo_item_line ON sales_creditmemo_item(order_item_id);

ALTER TABLE order_sequence ADD COLUMN next_creditmemo INTEGER NOT NULL DEFAULT 1;

-- What shop and customer noted at an order, for its customer to read.
CREATE TABLE sales_order_comment (
  id INTEGER PRIMARY KEY,
  order_id INTEGER NOT NULL REFERENCES sales_order(id) ON DELETE CASCADE,
  message TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX sales_order_comment_order ON sales_order_comment(order_id);

CREATE INDEX sales_order_customer_date ON sales_order(customer_id, created_at);

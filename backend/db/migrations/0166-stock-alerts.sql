-- Who wants to be told by one mail that something can be had again. The row goes with the mail.
CREATE TABLE stock_alert (
  id INTEGER PRIMARY KEY,
  store_id INTEGER NOT NULL,
  product_id INTEGER NOT NULL REFERENCES product(id) ON DELETE CASCADE,
  email TEXT NOT NULL COLLATE NOCASE,
  created_at TEXT NOT NULL,
  UNIQUE (product_id, email, store_id)
);

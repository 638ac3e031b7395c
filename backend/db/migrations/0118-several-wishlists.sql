-- A customer may have several wishlists. SQLite cannot drop a constraint, so both tables are written again; dropping the old
-- one of lists alone would delete its items.
CREATE TABLE wishlist_next (
  id INTEGER PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customer(id) ON DELETE CASCADE,
  -- '' for the one that every customer has.
  name TEXT NOT NULL DEFAULT '',
  is_public INTEGER NOT NULL DEFAULT 0,
  sharing_code TEXT NOT NULL UNIQUE,
  updated_at TEXT NOT NULL
) STRICT;
INSERT INTO wishlist_next (id, customer_id, sharing_code, updated_at)
  SELECT id, customer_id, sharing_code, updated_at FROM wishlist;

CREATE TABLE wishlist_item_next (
  -- Never used twice: the shop may still hide what was just removed.
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  wishlist_id INTEGER NOT NULL REFERENCES wishlist_next(id) ON DELETE CASCADE,
  product_id INTEGER REFERENCES product(id) ON DELETE SET NULL,
  -- The chosen variant of a configurable product; null while none is chosen.
  variant_id INTEGER REFERENCES product(id) ON DELETE SET NULL,
  saved_name TEXT NOT NULL,
  quantity REAL NOT NULL CHECK (quantity > 0),
  description TEXT,
  added_at TEXT NOT NULL,
  -- What was chosen and typed besides the variant: JSON { selected, entered } as the cart takes it; '' for nothing.
  options TEXT NOT NULL DEFAULT ''
) STRICT;
INSERT INTO wishlist_item_next (id, wishlist_id, product_id, variant_id, saved_name, quantity, description, added_at, options)
  SELECT id, wishlist_id, product_id, variant_id, saved_name, quantity, description, added_at, options FROM wishlist_item;

DROP TABLE wishlist_item;
DROP TABLE wishlist;
ALTER TABLE wishlist_next RENAME TO wishlist;
ALTER TABLE wishlist_item_next RENAME TO wishlist_item;
CREATE INDEX wishlist_customer ON wishlist(customer_id);
CREATE INDEX wishlist_item_list ON wishlist_item(wishlist_id);
CREATE INDEX wishlist_item_product ON wishlist_item(product_id);
CREATE INDEX wishlist_item_variant ON wishlist_item(variant_id);

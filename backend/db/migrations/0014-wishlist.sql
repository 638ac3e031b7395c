-- A customer has one wishlist, as in Magento Open Source.
CREATE TABLE wishlist (
  id INTEGER PRIMARY KEY,
  customer_id INTEGER NOT NULL UNIQUE REFERENCES customer(id) ON DELETE CASCADE,
  sharing_code TEXT NOT NULL UNIQUE,
  updated_at TEXT NOT NULL
) STRICT;

-- What was saved outlives the product: the row then has its name and no product.
CREATE TABLE wishlist_item (
  -- Never used twice: the shop may still hide what was just removed.
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  wishlist_id INTEGER NOT NULL REFERENCES wishlist(id) ON DELETE CASCADE,
  product_id INTEGER REFERENCES product(id) ON DELETE SET NULL,
  -- The chosen variant of a configurable product; null while none is chosen.
  variant_id INTEGER REFERENCES product(id) ON DELETE SET NULL,
  saved_name TEXT NOT NULL,
  quantity REAL NOT NULL CHECK (quantity > 0),
  description TEXT,
  added_at TEXT NOT NULL
) STRICT;
CREATE INDEX wishlist_item_list ON wishlist_item(wishlist_id);
CREATE INDEX wishlist_item_product ON wishlist_item(product_id);
CREATE INDEX wishlist_item_variant ON wishlist_item(variant_id);

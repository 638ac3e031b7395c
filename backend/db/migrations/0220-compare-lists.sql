-- Products to compare. A guest's list has no owner and is found by its masked id alone; a customer has one, as in Magento.
CREATE TABLE compare_list (
  id INTEGER PRIMARY KEY,
  masked_id TEXT NOT NULL UNIQUE,
  customer_id INTEGER UNIQUE REFERENCES customer(id) ON DELETE CASCADE,
  updated_at TEXT NOT NULL
) STRICT;
CREATE INDEX compare_list_updated ON compare_list(updated_at);

CREATE TABLE compare_list_item (
  -- The order in which products were added.
  id INTEGER PRIMARY KEY,
  list_id INTEGER NOT NULL REFERENCES compare_list(id) ON DELETE CASCADE,
  product_id INTEGER NOT NULL REFERENCES product(id) ON DELETE CASCADE,
  UNIQUE (list_id, product_id)
) STRICT;
CREATE INDEX compare_list_item_product ON compare_list_item(product_id);

-- Whether the merchant lets products be compared by the attribute.
ALTER TABLE attribute ADD COLUMN is_comparable INTEGER NOT NULL DEFAULT 0;

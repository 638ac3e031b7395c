-- The shop in a street that a customer prefers.
CREATE TABLE favourite_location (
  customer_id INTEGER PRIMARY KEY REFERENCES customer(id) ON DELETE CASCADE,
  location_id INTEGER NOT NULL REFERENCES location(id) ON DELETE CASCADE
) STRICT;

-- How much of a product lies in a shop. No row: the shop does not have it.
CREATE TABLE location_stock (
  location_id INTEGER NOT NULL REFERENCES location(id) ON DELETE CASCADE,
  product_id INTEGER NOT NULL REFERENCES product(id) ON DELETE CASCADE,
  quantity INTEGER NOT NULL CHECK (quantity >= 0),
  PRIMARY KEY (location_id, product_id)
) STRICT, WITHOUT ROWID;

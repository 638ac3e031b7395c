-- What one costs customers who are signed in (the group General), in minor units with VAT.
CREATE TABLE product_group_price (
  product_id INTEGER PRIMARY KEY REFERENCES product(id) ON DELETE CASCADE,
  price_minor INTEGER NOT NULL
) STRICT;

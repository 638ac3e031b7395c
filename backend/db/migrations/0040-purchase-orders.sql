-- Number of the buyer's own purchase order, which the payment method of that name asks for.
CREATE TABLE cart_purchase_order (
  cart_id INTEGER PRIMARY KEY REFERENCES cart(id) ON DELETE CASCADE,
  number TEXT NOT NULL
) STRICT;

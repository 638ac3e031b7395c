-- What a cart is paid with where the payment comes in a call of its own, before the order.
CREATE TABLE cart_payment (
  cart_id INTEGER PRIMARY KEY REFERENCES cart (id) ON DELETE CASCADE,
  nonce TEXT,
  public_hash TEXT,
  is_stored INTEGER NOT NULL
) STRICT;

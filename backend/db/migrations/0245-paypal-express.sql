-- Payments that shoppers agree to at PayPal, as its stand-in keeps them; times in milliseconds since 1970.
CREATE TABLE paypal_express_token (
  token TEXT PRIMARY KEY,
  cart_id INTEGER NOT NULL REFERENCES cart(id) ON DELETE CASCADE,
  amount_minor INTEGER NOT NULL,
  currency TEXT NOT NULL,
  return_url TEXT NOT NULL,
  cancel_url TEXT NOT NULL,
  -- Who agreed; null until somebody has.
  payer_id TEXT,
  -- Whether the cart is to be paid with it.
  is_set INTEGER NOT NULL DEFAULT 0,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX paypal_express_token_cart ON paypal_express_token(cart_id);

-- Calls that place an order, by the Idempotency-Key that the shop made for them: what a shop whose answer was lost asks for.
CREATE TABLE order_attempt (
  key TEXT PRIMARY KEY,
  -- Masked id of the cart that is ordered; null for a customer who has none.
  cart_id TEXT,
  -- placing: at work; refused: ended without an order; closed: no order may come of it any more; placed: order_id says which.
  state TEXT NOT NULL CHECK (state IN ('placing', 'refused', 'closed', 'placed')),
  order_id INTEGER REFERENCES sales_order(id) ON DELETE SET NULL,
  changed_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX order_attempt_cart ON order_attempt(cart_id);

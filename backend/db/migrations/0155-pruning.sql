-- What is looked for by age: carts that guests left, and what is remembered for a while.
CREATE INDEX cart_guest_age ON cart(updated_at) WHERE customer_id IS NULL;
CREATE INDEX idempotency_key_age ON idempotency_key(created_at);
CREATE INDEX order_attempt_age ON order_attempt(changed_at);
CREATE INDEX customer_token_age ON customer_token(expires_at);

-- Failed attempts (codes, order numbers, passwords) by client, so that guessing is slowed down for who guesses and
-- for nobody else. Counting by cart, order or account let strangers lock out the owner.
CREATE TABLE client_failure (
  -- Such as `coupon/address/192.0.2.1` or `gift-card/customer/5`.
  counter TEXT NOT NULL,
  -- Milliseconds since 1970.
  failed_at INTEGER NOT NULL
) STRICT;
CREATE INDEX client_failure_counter ON client_failure(counter, failed_at);
CREATE INDEX client_failure_time ON client_failure(failed_at);

DROP TABLE wrong_code;
DROP TABLE order_lookup_failure;
ALTER TABLE customer DROP COLUMN failed_sign_ins;
ALTER TABLE customer DROP COLUMN first_failure_at;
ALTER TABLE customer DROP COLUMN locked_until;

-- How often a coupon may be used in all, and by one customer (guests count by their e-mail); null without a limit.
ALTER TABLE coupon ADD COLUMN uses_in_all INTEGER;
ALTER TABLE coupon ADD COLUMN uses_per_customer INTEGER;
CREATE INDEX sales_order_coupon ON sales_order(coupon_code);

-- The card that a customer is offered first. At most one of each customer; without one the newest comes first.
ALTER TABLE payment_token ADD COLUMN is_default INTEGER NOT NULL DEFAULT 0 CHECK (is_default IN (0, 1));
CREATE UNIQUE INDEX payment_token_default ON payment_token(customer_id) WHERE is_default = 1;

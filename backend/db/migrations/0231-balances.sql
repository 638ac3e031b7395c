-- Store credit of customers: each change, in minor units of the base currency, and the balance after it.
CREATE TABLE store_credit_change (
  id INTEGER PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customer(id) ON DELETE CASCADE,
  order_id INTEGER REFERENCES sales_order(id) ON DELETE SET NULL,
  -- Created, Used, Reverted or Updated, as the real backend names them.
  action TEXT NOT NULL,
  change_minor INTEGER NOT NULL,
  balance_minor INTEGER NOT NULL CHECK (balance_minor >= 0),
  currency TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX store_credit_change_customer ON store_credit_change(customer_id, id);
CREATE INDEX store_credit_change_order ON store_credit_change(order_id);

-- Reward points of customers: each change, and the points after it.
CREATE TABLE reward_change (
  id INTEGER PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customer(id) ON DELETE CASCADE,
  order_id INTEGER REFERENCES sales_order(id) ON DELETE SET NULL,
  reason TEXT NOT NULL,
  points INTEGER NOT NULL,
  balance_points INTEGER NOT NULL CHECK (balance_points >= 0),
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX reward_change_customer ON reward_change(customer_id, id);
CREATE INDEX reward_change_order ON reward_change(order_id);

ALTER TABLE cart ADD COLUMN uses_store_credit INTEGER NOT NULL DEFAULT 0;
ALTER TABLE cart ADD COLUMN uses_reward_points INTEGER NOT NULL DEFAULT 0;

-- What of an order was paid by them, in minor units of its currency.
ALTER TABLE sales_order ADD COLUMN store_credit_minor INTEGER NOT NULL DEFAULT 0;
ALTER TABLE sales_order ADD COLUMN reward_minor INTEGER NOT NULL DEFAULT 0;

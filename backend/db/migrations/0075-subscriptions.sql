-- What a subscription is made of stands in a cart of its own, which nobody can open: goods, addresses, way of delivery.
CREATE TABLE subscription (
  id INTEGER PRIMARY KEY,
  uid TEXT NOT NULL UNIQUE,
  cart_id INTEGER NOT NULL UNIQUE REFERENCES cart(id) ON DELETE CASCADE,
  store_id INTEGER NOT NULL REFERENCES store_view(id),
  customer_id INTEGER REFERENCES customer(id) ON DELETE CASCADE,
  email TEXT NOT NULL,
  interval_weeks INTEGER NOT NULL CHECK (interval_weeks > 0),
  state TEXT NOT NULL DEFAULT 'active' CHECK (state IN ('active', 'paused', 'cancelled')),
  -- Paused because no payment came, and not by the shopper.
  is_unpaid INTEGER NOT NULL DEFAULT 0 CHECK (is_unpaid IN (0, 1)),
  -- Number of the order that comes next; the one that began it is 0.
  cycle INTEGER NOT NULL DEFAULT 1,
  -- Days of the shop, YYYY-MM-DD: when that order is due, and when a payment that failed is tried again.
  next_on TEXT NOT NULL,
  retry_on TEXT,
  first_failed_on TEXT,
  failures INTEGER NOT NULL DEFAULT 0,
  -- The day that the last reminder named; null when none was sent for this order.
  reminded_for TEXT,
  -- The most that may be taken: what the shopper agreed to or was told in good time.
  announced_minor INTEGER NOT NULL,
  payment_method TEXT NOT NULL,
  payment_title TEXT NOT NULL,
  -- Name of the card at the payment provider; null once it was forgotten.
  card_token TEXT,
  card_brand TEXT,
  card_last4 TEXT,
  agreed_terms TEXT NOT NULL,
  agreed_at TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX subscription_due ON subscription(state, next_on);
CREATE INDEX subscription_customer ON subscription(customer_id);

-- One order a cycle: the key that the payment provider is given, too.
CREATE TABLE subscription_order (
  key TEXT PRIMARY KEY,
  subscription_id INTEGER NOT NULL REFERENCES subscription(id) ON DELETE CASCADE,
  cycle INTEGER NOT NULL,
  order_id INTEGER NOT NULL UNIQUE REFERENCES sales_order(id) ON DELETE CASCADE,
  UNIQUE (subscription_id, cycle)
) STRICT, WITHOUT ROWID;

-- What happened, as the shopper reads it.
CREATE TABLE subscription_event (
  id INTEGER PRIMARY KEY,
  subscription_id INTEGER NOT NULL REFERENCES subscription(id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  day TEXT NOT NULL,
  order_id INTEGER REFERENCES sales_order(id) ON DELETE SET NULL
) STRICT;
CREATE INDEX subscription_event_subscription ON subscription_event(subscription_id, id);

-- Consent to the later payments of a cart, with what was agreed to.
CREATE TABLE subscription_consent (
  cart_id INTEGER PRIMARY KEY REFERENCES cart(id) ON DELETE CASCADE,
  terms TEXT NOT NULL,
  agreed_at TEXT NOT NULL
) STRICT;

-- The test provider's side: cards that may be charged again, and what was taken with them.
CREATE TABLE test_payment_mandate (
  token TEXT PRIMARY KEY,
  card_brand TEXT NOT NULL,
  card_last4 TEXT NOT NULL,
  -- 'MM/YYYY'.
  card_expiry TEXT NOT NULL,
  outcome TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE test_payment_charge (
  key TEXT PRIMARY KEY,
  token TEXT NOT NULL,
  transaction_id TEXT NOT NULL UNIQUE,
  amount_minor INTEGER NOT NULL,
  currency TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Who wants the newsletter. A customer's own choice stands in customer.is_subscribed; this list also has guests.
CREATE TABLE newsletter_subscriber (
  id INTEGER PRIMARY KEY,
  store_id INTEGER NOT NULL,
  email TEXT NOT NULL COLLATE NOCASE,
  customer_id INTEGER REFERENCES customer(id) ON DELETE SET NULL,
  -- 1 when the call said that the visitor agreed; null when it said nothing (a stock client).
  has_consented INTEGER,
  -- Where the visitor signed up, such as 'footer'.
  source TEXT,
  subscribed_at TEXT NOT NULL,
  UNIQUE (store_id, email)
) STRICT;

CREATE TABLE contact_message (
  id INTEGER PRIMARY KEY,
  store_id INTEGER NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  telephone TEXT,
  comment TEXT NOT NULL,
  reason TEXT,
  order_number TEXT,
  has_consented INTEGER,
  sent_at TEXT NOT NULL
) STRICT;

-- The latest answer of a customer, or of the guest who owns a cart.
CREATE TABLE consent (
  id INTEGER PRIMARY KEY,
  customer_id INTEGER UNIQUE REFERENCES customer(id) ON DELETE CASCADE,
  cart_id INTEGER UNIQUE REFERENCES cart(id) ON DELETE CASCADE,
  is_consent INTEGER NOT NULL,
  decided_at TEXT NOT NULL,
  CHECK ((customer_id IS NULL) <> (cart_id IS NULL))
) STRICT;

-- Tokens of the embedded bot protection that were given out and not used. Only the SHA-256 is kept.
CREATE TABLE captcha_token (
  token_hash TEXT PRIMARY KEY,
  action TEXT NOT NULL,
  -- Milliseconds since 1970.
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

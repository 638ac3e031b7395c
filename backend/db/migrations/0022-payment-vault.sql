-- Cards that customers keep for next time. The number itself is the provider's; brand, last digits and date are shown.
CREATE TABLE payment_token (
  public_hash TEXT PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customer(id) ON DELETE CASCADE,
  payment_method_code TEXT NOT NULL,
  card_brand TEXT NOT NULL,
  card_last4 TEXT NOT NULL,
  -- 'MM/YYYY'.
  card_expiry TEXT NOT NULL,
  -- What the test provider does with this card.
  outcome TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX payment_token_card
  ON payment_token(customer_id, payment_method_code, card_brand, card_last4, card_expiry);

-- Nonces live for minutes: the table is made again with all that a provider may answer.
DROP TABLE test_payment_nonce;
CREATE TABLE test_payment_nonce (
  nonce TEXT PRIMARY KEY,
  amount_minor INTEGER NOT NULL,
  currency TEXT NOT NULL,
  card_brand TEXT NOT NULL,
  card_last4 TEXT NOT NULL,
  card_expiry TEXT NOT NULL,
  -- Public hash of the kept card that it was made of.
  saved_card TEXT,
  outcome TEXT NOT NULL CHECK (
    outcome IN ('authorised', 'refused', 'fingerprint', 'challenge', 'redirect', 'cancelled', 'error', 'pending', 'unknown')
  ),
  -- A nonce of a card that asks for a step can be used once the step is done.
  is_authenticated INTEGER NOT NULL DEFAULT 0,
  expires_at INTEGER NOT NULL,
  used_at INTEGER,
  transaction_id TEXT UNIQUE
) STRICT, WITHOUT ROWID;

-- The one live payment of a cart at the stand-in for Adyen: a new one takes the place of the former.
CREATE TABLE adyen_payment (
  cart_id INTEGER PRIMARY KEY REFERENCES cart(id) ON DELETE CASCADE,
  nonce TEXT NOT NULL,
  -- Milliseconds since 1970.
  created_at INTEGER NOT NULL
) STRICT;

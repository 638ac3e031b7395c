-- What the test payment provider knows. A card number never reaches this database: brand and last four digits do.
CREATE TABLE test_payment_nonce (
  nonce TEXT PRIMARY KEY,
  amount_minor INTEGER NOT NULL,
  currency TEXT NOT NULL,
  card_brand TEXT NOT NULL,
  card_last4 TEXT NOT NULL,
  outcome TEXT NOT NULL CHECK (outcome IN ('authorised', 'refused', 'fingerprint', 'challenge')),
  -- A nonce of a fingerprint or challenge card can be used once its step is done.
  is_authenticated INTEGER NOT NULL DEFAULT 0,
  expires_at INTEGER NOT NULL,
  used_at INTEGER,
  transaction_id TEXT UNIQUE
) STRICT, WITHOUT ROWID;

CREATE TABLE customer (
  id INTEGER PRIMARY KEY,
  email TEXT NOT NULL UNIQUE COLLATE NOCASE,
  firstname TEXT NOT NULL,
  lastname TEXT NOT NULL,
  -- scrypt: parameters, salt and hash joined by '$'.
  password_hash TEXT NOT NULL,
  is_subscribed INTEGER NOT NULL DEFAULT 0,
  failed_sign_ins INTEGER NOT NULL DEFAULT 0,
  first_failure_at INTEGER,
  locked_until INTEGER,
  -- Tokens issued before this moment (ms since 1970) are dead.
  tokens_valid_from INTEGER NOT NULL DEFAULT 0,
  created_at TEXT NOT NULL
) STRICT;

-- Only the SHA-256 of a token is kept.
CREATE TABLE customer_token (
  token_hash TEXT PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customer(id) ON DELETE CASCADE,
  issued_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE customer_address (
  id INTEGER PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customer(id) ON DELETE CASCADE,
  firstname TEXT NOT NULL,
  lastname TEXT NOT NULL,
  company TEXT,
  street TEXT NOT NULL,
  city TEXT NOT NULL,
  region TEXT,
  region_code TEXT,
  postcode TEXT,
  country_code TEXT NOT NULL,
  telephone TEXT,
  is_default_shipping INTEGER NOT NULL DEFAULT 0,
  is_default_billing INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX customer_address_customer ON customer_address(customer_id);

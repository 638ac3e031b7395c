-- Accounts that somebody has asked for, until the link in the mail is used: none of them can be signed in to. Also for an
-- address that has an account, where its key is mailed to nobody.
CREATE TABLE account_request (
  key_hash TEXT PRIMARY KEY,
  email TEXT NOT NULL COLLATE NOCASE,
  firstname TEXT NOT NULL,
  lastname TEXT NOT NULL,
  password_hash TEXT NOT NULL,
  is_subscribed INTEGER NOT NULL CHECK (is_subscribed IN (0, 1)),
  created_at TEXT NOT NULL,
  -- Milliseconds since 1970.
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX account_request_email ON account_request (email);

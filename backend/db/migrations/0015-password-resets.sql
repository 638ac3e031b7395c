-- Mail that a real backend would have sent. Old mail is deleted when new mail comes.
CREATE TABLE mail (
  id INTEGER PRIMARY KEY,
  recipient TEXT NOT NULL,
  subject TEXT NOT NULL,
  body TEXT NOT NULL,
  -- Milliseconds since 1970.
  sent_at INTEGER NOT NULL
) STRICT;

-- One open request a customer: a newer one takes the older one's place. Only the SHA-256 of a token is kept.
CREATE TABLE password_reset (
  customer_id INTEGER PRIMARY KEY REFERENCES customer(id) ON DELETE CASCADE,
  -- NULL once it was used.
  token_hash TEXT,
  expires_at INTEGER NOT NULL,
  -- Requests since the window began, for the limit.
  request_count INTEGER NOT NULL,
  window_started_at INTEGER NOT NULL
) STRICT;

-- The latest answer of a customer to each channel besides the newsletter, with the words that were agreed to or refused.
CREATE TABLE channel_consent (
  customer_id INTEGER NOT NULL REFERENCES customer(id) ON DELETE CASCADE,
  channel TEXT NOT NULL,
  is_consent INTEGER NOT NULL CHECK (is_consent IN (0, 1)),
  consent_text TEXT NOT NULL,
  decided_at TEXT NOT NULL,
  PRIMARY KEY (customer_id, channel)
) STRICT, WITHOUT ROWID;

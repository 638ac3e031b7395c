-- Requests of links are counted by client (client_failure): a stranger must not use up a customer's.
CREATE TABLE reset_link (
  customer_id INTEGER PRIMARY KEY REFERENCES customer (id) ON DELETE CASCADE,
  -- null once it was used.
  token_hash TEXT,
  expires_at INTEGER NOT NULL
) STRICT;
INSERT INTO reset_link SELECT customer_id, token_hash, expires_at FROM password_reset;
DROP TABLE password_reset;
ALTER TABLE reset_link RENAME TO password_reset;

-- Links that were mailed to customers who asked for a copy of their data, or for its deletion; one of each kind counts.
CREATE TABLE personal_data_request (
  customer_id INTEGER NOT NULL REFERENCES customer(id) ON DELETE CASCADE,
  type TEXT NOT NULL CHECK (type IN ('DOWNLOAD', 'DELETE')),
  -- Only the SHA-256 of the code is kept.
  code_hash TEXT NOT NULL,
  -- Milliseconds since 1970.
  requested_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (customer_id, type)
) STRICT, WITHOUT ROWID;

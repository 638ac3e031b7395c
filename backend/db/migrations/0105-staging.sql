-- Changes that an editor makes: at once, or at a moment that lies ahead and by which they can be previewed.
CREATE TABLE scheduled_change (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('page', 'block', 'category', 'product')),
  -- Natural key of what changes: identifier, path or sku.
  target TEXT NOT NULL,
  -- Seconds since 1970: the version that a preview names.
  starts_at INTEGER NOT NULL,
  -- JSON: new values by column (staging/changeKinds.ts).
  content TEXT NOT NULL,
  created_at TEXT NOT NULL,
  -- Null until it is part of the shop.
  applied_at TEXT
) STRICT;
CREATE INDEX scheduled_change_due ON scheduled_change(starts_at) WHERE applied_at IS NULL;

-- Tokens by which an editor previews. Only the SHA-256 is kept.
CREATE TABLE preview_token (
  token_hash TEXT PRIMARY KEY,
  -- Milliseconds since 1970.
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

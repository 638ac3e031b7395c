-- What the seed wrote last: it runs again only when its data files have changed.
CREATE TABLE seed_state (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  content_hash TEXT NOT NULL,
  seeded_at TEXT NOT NULL
) STRICT;

-- 1 for the sample reviews of the seed, which it may replace; a shopper's review is 0.
ALTER TABLE product_review ADD COLUMN is_sample INTEGER NOT NULL DEFAULT 0;

-- Photos that shoppers send with reviews, encoded again without metadata. A photo has no review until one names its token.
-- Samples have no `picture`: their name is that of a picture of the shop.
CREATE TABLE review_photo (
  id INTEGER PRIMARY KEY,
  review_id INTEGER REFERENCES product_review(id) ON DELETE CASCADE,
  position INTEGER NOT NULL DEFAULT 0,
  -- Path below /media/.
  name TEXT NOT NULL UNIQUE,
  width INTEGER NOT NULL,
  height INTEGER NOT NULL,
  picture BLOB,
  -- Only the SHA-256 is kept; null once a review has taken it.
  token_hash TEXT UNIQUE,
  created_at TEXT NOT NULL
) STRICT;

CREATE INDEX review_photo_review ON review_photo(review_id, position);
CREATE INDEX review_photo_waiting ON review_photo(created_at) WHERE review_id IS NULL;

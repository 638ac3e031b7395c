-- Matters that a review speaks of (a JSON array of codes), the need that it was bought for (a label of the attribute 'need'),
-- and the shop's answer.
ALTER TABLE product_review ADD COLUMN themes TEXT NOT NULL DEFAULT '[]';
ALTER TABLE product_review ADD COLUMN need TEXT;
ALTER TABLE product_review ADD COLUMN reply TEXT;
ALTER TABLE product_review ADD COLUMN replied_at TEXT;

-- The newest praise by buyers, to quote.
CREATE INDEX product_review_praise ON product_review(created_at)
  WHERE status = 'approved' AND rating = 5 AND is_verified = 1;

-- Who wrote it, when signed in: a review by somebody who bought the product counts as verified.
ALTER TABLE product_review ADD COLUMN customer_id INTEGER REFERENCES customer(id) ON DELETE SET NULL;
CREATE INDEX product_review_rating ON product_review(product_id, status, rating);

-- Count and average of a product follow its approved reviews, so that moderating one is a change of its status alone.
-- rating_summary goes to 100, as in the real backend: a star is worth 20.
CREATE TRIGGER product_review_approved AFTER UPDATE OF status, rating ON product_review
WHEN OLD.status = 'approved' OR NEW.status = 'approved'
BEGIN
  UPDATE product SET
    review_count = (SELECT count(*) FROM product_review r WHERE r.product_id = NEW.product_id AND r.status = 'approved'),
    rating_summary = COALESCE((SELECT round(avg(r.rating) * 20, 1) FROM product_review r
      WHERE r.product_id = NEW.product_id AND r.status = 'approved'), 0)
  WHERE id = NEW.product_id;
END;

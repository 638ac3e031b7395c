-- Values of one store view in the place of the default ones, as Magento's attributes have them: entity is the table,
-- entity_id its key (stores/scope/scopedTables.ts), field the column.
CREATE TABLE store_value (
  store_id INTEGER NOT NULL REFERENCES store_view(id) ON DELETE CASCADE,
  entity TEXT NOT NULL,
  entity_id ANY NOT NULL,
  field TEXT NOT NULL,
  value TEXT,
  PRIMARY KEY (store_id, entity, entity_id, field)
) STRICT, WITHOUT ROWID;

-- Paths that a store view has for an entity; the default path of that entity leads there.
CREATE TABLE store_url_rewrite (
  store_id INTEGER NOT NULL REFERENCES store_view(id) ON DELETE CASCADE,
  request_path TEXT NOT NULL,
  entity_type TEXT NOT NULL,
  entity_id INTEGER NOT NULL,
  PRIMARY KEY (store_id, request_path),
  UNIQUE (store_id, entity_type, entity_id)
) STRICT, WITHOUT ROWID;

-- What one unit of the base currency is worth.
CREATE TABLE currency_rate (
  base TEXT NOT NULL,
  currency TEXT NOT NULL,
  rate REAL NOT NULL CHECK (rate > 0),
  PRIMARY KEY (base, currency)
) STRICT, WITHOUT ROWID;

-- Currency of the stored prices; null: that of the store view itself.
ALTER TABLE store_view ADD COLUMN base_currency TEXT;

-- The store view whose customers wrote it; null: that of the default one.
ALTER TABLE product_review ADD COLUMN store_id INTEGER;

-- Count and average in the product's row are those of the default store view; of others they are counted (scopedTables.ts).
DROP TRIGGER product_review_approved;
CREATE TRIGGER product_review_approved AFTER UPDATE OF status, rating ON product_review
WHEN OLD.status = 'approved' OR NEW.status = 'approved'
BEGIN
  UPDATE product SET
    review_count = (SELECT count(*) FROM product_review r
      WHERE r.product_id = NEW.product_id AND r.status = 'approved' AND r.store_id IS NULL),
    rating_summary = COALESCE((SELECT round(avg(r.rating) * 20, 1) FROM product_review r
      WHERE r.product_id = NEW.product_id AND r.status = 'approved' AND r.store_id IS NULL), 0)
  WHERE id = NEW.product_id;
END;

-- What was drawn in the currency of the card, when the order had another one.
ALTER TABLE sales_order_gift_card ADD COLUMN base_amount_minor INTEGER;

CREATE TRIGGER store_value_inserted AFTER INSERT ON store_value
  WHEN NEW.entity = 'product' AND NOT EXISTS (SELECT 1 FROM catalogue_bulk_change)
  BEGIN INSERT INTO catalogue_change (product_id) VALUES (NEW.entity_id); END;

CREATE TRIGGER store_value_updated AFTER UPDATE ON store_value
  WHEN NEW.entity = 'product' AND NOT EXISTS (SELECT 1 FROM catalogue_bulk_change)
  BEGIN INSERT INTO catalogue_change (product_id) VALUES (NEW.entity_id); END;

CREATE TRIGGER store_value_deleted AFTER DELETE ON store_value
  WHEN OLD.entity = 'product' AND NOT EXISTS (SELECT 1 FROM catalogue_bulk_change)
  BEGIN INSERT INTO catalogue_change (product_id) VALUES (OLD.entity_id); END;

CREATE TRIGGER currency_rate_updated AFTER UPDATE ON currency_rate
  BEGIN INSERT INTO catalogue_change (product_id) VALUES (NULL); END;

-- What the catalogue's index in memory reads of every product, without their texts. Partial, and not by is_visible and
-- is_enabled: SQLite took an index by those for one that finds a few products, and read 100,000.
DROP INDEX product_visible;
CREATE INDEX product_listed ON product(type, price_minor, special_price_minor, rating_summary, review_count, created_at,
  name) WHERE is_visible = 1 AND is_enabled = 1;
CREATE INDEX product_disabled ON product(id) WHERE is_enabled = 0;

-- What the index in memory (catalog/index) has to read again. AUTOINCREMENT: the numbers only grow.
CREATE TABLE catalogue_change (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- Null: everything.
  product_id INTEGER,
  -- 1 when only whether it is in stock may have changed, which leaves the order of lists as it is.
  is_stock INTEGER NOT NULL DEFAULT 0
) STRICT;

-- While it has a row, changes are not noted one by one; who puts it there notes one for everything at the end.
CREATE TABLE catalogue_bulk_change (id INTEGER PRIMARY KEY CHECK (id = 1)) STRICT;

-- A change to a variant is one to its product.
CREATE VIEW product_and_parent(id, changed_id) AS
  SELECT id, id FROM product UNION ALL SELECT parent_id, child_id FROM product_variant;

CREATE TRIGGER product_inserted AFTER INSERT ON product
  WHEN NOT EXISTS (SELECT 1 FROM catalogue_bulk_change)
  BEGIN INSERT INTO catalogue_change (product_id) VALUES (NEW.id); END;

CREATE TRIGGER product_updated AFTER UPDATE OF type, name, is_enabled, is_visible, price_minor, special_price_minor,
    rating_summary, review_count, created_at ON product
  WHEN NOT EXISTS (SELECT 1 FROM catalogue_bulk_change)
  BEGIN INSERT INTO catalogue_change (product_id) SELECT id FROM product_and_parent WHERE changed_id = NEW.id; END;

CREATE TRIGGER product_deleted AFTER DELETE ON product
  WHEN NOT EXISTS (SELECT 1 FROM catalogue_bulk_change)
  BEGIN INSERT INTO catalogue_change (product_id) VALUES (OLD.id); END;

CREATE TRIGGER stock_item_inserted AFTER INSERT ON stock_item
  WHEN NOT EXISTS (SELECT 1 FROM catalogue_bulk_change)
  BEGIN INSERT INTO catalogue_change (product_id, is_stock)
    SELECT id, 1 FROM product_and_parent WHERE changed_id = NEW.product_id; END;

CREATE TRIGGER stock_item_updated AFTER UPDATE OF quantity ON stock_item
  WHEN (NEW.quantity > 0) <> (OLD.quantity > 0) AND NOT EXISTS (SELECT 1 FROM catalogue_bulk_change)
  BEGIN INSERT INTO catalogue_change (product_id, is_stock)
    SELECT id, 1 FROM product_and_parent WHERE changed_id = NEW.product_id; END;

CREATE TRIGGER stock_item_deleted AFTER DELETE ON stock_item
  WHEN NOT EXISTS (SELECT 1 FROM catalogue_bulk_change)
  BEGIN INSERT INTO catalogue_change (product_id, is_stock)
    SELECT id, 1 FROM product_and_parent WHERE changed_id = OLD.product_id; END;

CREATE TRIGGER product_variant_inserted AFTER INSERT ON product_variant
  WHEN NOT EXISTS (SELECT 1 FROM catalogue_bulk_change)
  BEGIN INSERT INTO catalogue_change (product_id) VALUES (NEW.parent_id); END;

CREATE TRIGGER product_variant_deleted AFTER DELETE ON product_variant
  WHEN NOT EXISTS (SELECT 1 FROM catalogue_bulk_change)
  BEGIN INSERT INTO catalogue_change (product_id) VALUES (OLD.parent_id); END;

CREATE TRIGGER product_attribute_inserted AFTER INSERT ON product_attribute
  WHEN NOT EXISTS (SELECT 1 FROM catalogue_bulk_change)
  BEGIN INSERT INTO catalogue_change (product_id)
    SELECT id FROM product_and_parent WHERE changed_id = NEW.product_id; END;

CREATE TRIGGER product_attribute_deleted AFTER DELETE ON product_attribute
  WHEN NOT EXISTS (SELECT 1 FROM catalogue_bulk_change)
  BEGIN INSERT INTO catalogue_change (product_id)
    SELECT id FROM product_and_parent WHERE changed_id = OLD.product_id; END;

CREATE TRIGGER product_category_inserted AFTER INSERT ON product_category
  WHEN NOT EXISTS (SELECT 1 FROM catalogue_bulk_change)
  BEGIN INSERT INTO catalogue_change (product_id) VALUES (NEW.product_id); END;

CREATE TRIGGER product_category_updated AFTER UPDATE ON product_category
  WHEN NOT EXISTS (SELECT 1 FROM catalogue_bulk_change)
  BEGIN INSERT INTO catalogue_change (product_id) VALUES (NEW.product_id), (OLD.product_id); END;

CREATE TRIGGER product_category_deleted AFTER DELETE ON product_category
  WHEN NOT EXISTS (SELECT 1 FROM catalogue_bulk_change)
  BEGIN INSERT INTO catalogue_change (product_id) VALUES (OLD.product_id); END;

CREATE TRIGGER category_inserted AFTER INSERT ON category
  WHEN NOT EXISTS (SELECT 1 FROM catalogue_bulk_change)
  BEGIN INSERT INTO catalogue_change (product_id) VALUES (NULL); END;

CREATE TRIGGER category_updated AFTER UPDATE OF path, is_active ON category
  WHEN NOT EXISTS (SELECT 1 FROM catalogue_bulk_change)
  BEGIN INSERT INTO catalogue_change (product_id) VALUES (NULL); END;

CREATE TRIGGER category_deleted AFTER DELETE ON category
  WHEN NOT EXISTS (SELECT 1 FROM catalogue_bulk_change)
  BEGIN INSERT INTO catalogue_change (product_id) VALUES (NULL); END;

-- Sold whatever the quantity says: stock is not managed, or goods are ordered before they are there.
ALTER TABLE stock_item ADD COLUMN sells_without_stock INTEGER NOT NULL DEFAULT 0;
-- Fewest that one order may hold, and the number that a quantity must be a multiple of.
ALTER TABLE stock_item ADD COLUMN min_sale_quantity INTEGER NOT NULL DEFAULT 1;
ALTER TABLE stock_item ADD COLUMN quantity_step INTEGER NOT NULL DEFAULT 1;

CREATE TRIGGER stock_item_unlimited AFTER UPDATE OF sells_without_stock ON stock_item
  WHEN NEW.sells_without_stock <> OLD.sells_without_stock AND NOT EXISTS (SELECT 1 FROM catalogue_bulk_change)
  BEGIN INSERT INTO catalogue_change (product_id, is_stock)
    SELECT id, 1 FROM product_and_parent WHERE changed_id = NEW.product_id; END;

-- What one costs from so many on, in minor units with VAT.
CREATE TABLE product_tier_price (
  product_id INTEGER NOT NULL REFERENCES product(id) ON DELETE CASCADE,
  quantity INTEGER NOT NULL CHECK (quantity > 1),
  price_minor INTEGER NOT NULL,
  PRIMARY KEY (product_id, quantity)
) STRICT, WITHOUT ROWID;

-- A file may be asked for, too; a column's CHECK cannot be changed in its place.
ALTER TABLE custom_option ADD COLUMN answer_type TEXT NOT NULL DEFAULT 'field'
  CHECK (answer_type IN ('field', 'area', 'drop_down', 'radio', 'checkbox', 'multiple', 'date', 'date_time', 'time', 'file'));
UPDATE custom_option SET answer_type = type;
ALTER TABLE custom_option DROP COLUMN type;
ALTER TABLE custom_option RENAME COLUMN answer_type TO type;

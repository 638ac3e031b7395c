-- Virtual, downloadable, grouped and bundle products. SQLite cannot change a CHECK, so the column is made again; what
-- names it is dropped first.
DROP INDEX product_listed;
DROP TRIGGER product_updated;
ALTER TABLE product ADD COLUMN kind TEXT NOT NULL DEFAULT 'simple'
  CHECK (kind IN ('simple', 'configurable', 'virtual', 'downloadable', 'grouped', 'bundle'));
UPDATE product SET kind = type;
ALTER TABLE product DROP COLUMN type;
ALTER TABLE product RENAME COLUMN kind TO type;

CREATE TABLE product_group_member (
  group_id INTEGER NOT NULL REFERENCES product(id) ON DELETE CASCADE,
  child_id INTEGER NOT NULL REFERENCES product(id) ON DELETE CASCADE,
  position INTEGER NOT NULL DEFAULT 0,
  -- What the page proposes, and what the group's own sku puts into the cart.
  default_quantity INTEGER NOT NULL DEFAULT 1 CHECK (default_quantity >= 0),
  PRIMARY KEY (group_id, child_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX product_group_member_child ON product_group_member(child_id);

CREATE TABLE bundle (
  product_id INTEGER PRIMARY KEY REFERENCES product(id) ON DELETE CASCADE,
  -- 1: costs the sum of its parts; 0: costs its own price and what the selections add.
  is_price_dynamic INTEGER NOT NULL DEFAULT 1 CHECK (is_price_dynamic IN (0, 1)),
  price_view TEXT NOT NULL DEFAULT 'PRICE_RANGE' CHECK (price_view IN ('PRICE_RANGE', 'AS_LOW_AS'))
) STRICT;

CREATE TABLE bundle_option (
  id INTEGER PRIMARY KEY,
  product_id INTEGER NOT NULL REFERENCES product(id) ON DELETE CASCADE,
  title TEXT NOT NULL,
  type TEXT NOT NULL CHECK (type IN ('select', 'radio', 'checkbox', 'multi')),
  is_required INTEGER NOT NULL DEFAULT 1,
  position INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX bundle_option_product ON bundle_option(product_id, position);

CREATE TABLE bundle_selection (
  id INTEGER PRIMARY KEY,
  option_id INTEGER NOT NULL REFERENCES bundle_option(id) ON DELETE CASCADE,
  child_id INTEGER NOT NULL REFERENCES product(id) ON DELETE CASCADE,
  quantity INTEGER NOT NULL DEFAULT 1 CHECK (quantity > 0),
  can_change_quantity INTEGER NOT NULL DEFAULT 0,
  is_default INTEGER NOT NULL DEFAULT 0,
  -- Of a bundle with a price of its own: pence, or hundredths of a per cent of that price.
  price INTEGER NOT NULL DEFAULT 0,
  price_type TEXT NOT NULL DEFAULT 'fixed' CHECK (price_type IN ('fixed', 'percent')),
  position INTEGER NOT NULL DEFAULT 0,
  UNIQUE (option_id, child_id)
) STRICT;
CREATE INDEX bundle_selection_child ON bundle_selection(child_id);

CREATE TABLE downloadable (
  product_id INTEGER PRIMARY KEY REFERENCES product(id) ON DELETE CASCADE,
  links_title TEXT NOT NULL DEFAULT 'Links',
  -- 1: the shopper chooses links, each at its price; 0: all of them come with the product.
  are_links_separate INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE download_link (
  id INTEGER PRIMARY KEY,
  product_id INTEGER NOT NULL REFERENCES product(id) ON DELETE CASCADE,
  title TEXT NOT NULL,
  price_minor INTEGER NOT NULL DEFAULT 0,
  has_sample INTEGER NOT NULL DEFAULT 0,
  position INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX download_link_product ON download_link(product_id, position);

CREATE TABLE download_sample (
  id INTEGER PRIMARY KEY,
  product_id INTEGER NOT NULL REFERENCES product(id) ON DELETE CASCADE,
  title TEXT NOT NULL,
  position INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX download_sample_product ON download_sample(product_id, position);

-- Options that a shopper fills in or chooses without becoming another article: an engraving, a gift wrap.
CREATE TABLE custom_option (
  id INTEGER PRIMARY KEY,
  product_id INTEGER NOT NULL REFERENCES product(id) ON DELETE CASCADE,
  title TEXT NOT NULL,
  type TEXT NOT NULL
    CHECK (type IN ('field', 'area', 'drop_down', 'radio', 'checkbox', 'multiple', 'date', 'date_time', 'time')),
  is_required INTEGER NOT NULL DEFAULT 0,
  -- Of what is typed: pence, or hundredths of a per cent of the product's price.
  price INTEGER NOT NULL DEFAULT 0,
  price_type TEXT NOT NULL DEFAULT 'fixed' CHECK (price_type IN ('fixed', 'percent')),
  sku TEXT,
  -- 0: as many as the shopper likes.
  max_characters INTEGER NOT NULL DEFAULT 0,
  position INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX custom_option_product ON custom_option(product_id, position);

CREATE TABLE custom_option_value (
  id INTEGER PRIMARY KEY,
  option_id INTEGER NOT NULL REFERENCES custom_option(id) ON DELETE CASCADE,
  title TEXT NOT NULL,
  price INTEGER NOT NULL DEFAULT 0,
  price_type TEXT NOT NULL DEFAULT 'fixed' CHECK (price_type IN ('fixed', 'percent')),
  sku TEXT,
  position INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX custom_option_value_option ON custom_option_value(option_id, position);

-- What was chosen besides product and variant, as JSON in one order of keys (cart/choices); empty for nothing.
ALTER TABLE cart_item ADD COLUMN choices TEXT NOT NULL DEFAULT '';
DROP INDEX cart_item_line;
CREATE UNIQUE INDEX cart_item_line
  ON cart_item(cart_id, product_id, COALESCE(variant_id, 0), COALESCE(subscription_weeks, 0), is_gift, choices);

-- Parts of a bundle, links of a download and typed options as they were bought, as JSON (checkout/orderedParts.ts).
ALTER TABLE sales_order_item ADD COLUMN parts TEXT NOT NULL DEFAULT '{}';

CREATE INDEX product_listed ON product(type, price_minor, special_price_minor, rating_summary, review_count, created_at,
  name) WHERE is_visible = 1 AND is_enabled = 1;

-- A change to a variant, a member of a group or a part of a bundle is one to the product that it belongs to.
DROP VIEW product_and_parent;
CREATE VIEW product_and_parent(id, changed_id) AS
  SELECT id, id FROM product
  UNION ALL SELECT parent_id, child_id FROM product_variant
  UNION ALL SELECT group_id, child_id FROM product_group_member
  UNION ALL SELECT o.product_id, s.child_id FROM bundle_selection s JOIN bundle_option o ON o.id = s.option_id;

CREATE TRIGGER product_updated AFTER UPDATE OF type, name, is_enabled, is_visible, price_minor, special_price_minor,
    rating_summary, review_count, created_at ON product
  WHEN NOT EXISTS (SELECT 1 FROM catalogue_bulk_change)
  BEGIN INSERT INTO catalogue_change (product_id) SELECT id FROM product_and_parent WHERE changed_id = NEW.id; END;

CREATE TRIGGER product_group_member_inserted AFTER INSERT ON product_group_member
  WHEN NOT EXISTS (SELECT 1 FROM catalogue_bulk_change)
  BEGIN INSERT INTO catalogue_change (product_id) VALUES (NEW.group_id); END;

CREATE TRIGGER product_group_member_deleted AFTER DELETE ON product_group_member
  WHEN NOT EXISTS (SELECT 1 FROM catalogue_bulk_change)
  BEGIN INSERT INTO catalogue_change (product_id) VALUES (OLD.group_id); END;

CREATE TRIGGER bundle_selection_inserted AFTER INSERT ON bundle_selection
  WHEN NOT EXISTS (SELECT 1 FROM catalogue_bulk_change)
  BEGIN INSERT INTO catalogue_change (product_id) SELECT product_id FROM bundle_option WHERE id = NEW.option_id; END;

CREATE TRIGGER bundle_selection_deleted AFTER DELETE ON bundle_selection
  WHEN NOT EXISTS (SELECT 1 FROM catalogue_bulk_change)
  BEGIN INSERT INTO catalogue_change (product_id) SELECT product_id FROM bundle_option WHERE id = OLD.option_id; END;

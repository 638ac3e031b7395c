-- Blocks whose content depends on who looks (Adobe Commerce calls them dynamic blocks).
CREATE TABLE dynamic_block (
  id INTEGER PRIMARY KEY,
  title TEXT NOT NULL,
  content TEXT NOT NULL,
  segment TEXT NOT NULL DEFAULT 'everybody' CHECK (segment IN ('everybody', 'guests', 'customers')),
  -- Where it may stand, as a JSON list of DynamicBlockLocationEnum; an empty list: anywhere.
  locations TEXT NOT NULL DEFAULT '[]',
  -- UTC, as all moments; null: no limit.
  starts_at TEXT,
  ends_at TEXT,
  is_active INTEGER NOT NULL DEFAULT 1
) STRICT;

-- A block that is related to cart rules shows while one of them holds. What a rule leaves out (null) it does not ask for.
CREATE TABLE dynamic_block_cart_rule (
  id INTEGER PRIMARY KEY,
  dynamic_block_id INTEGER NOT NULL REFERENCES dynamic_block(id) ON DELETE CASCADE,
  coupon_code TEXT COLLATE NOCASE,
  minimum_subtotal_minor INTEGER,
  -- The rule ends where this subtotal is reached.
  below_subtotal_minor INTEGER
) STRICT;
CREATE INDEX dynamic_block_cart_rule_block ON dynamic_block_cart_rule(dynamic_block_id);

-- A block that is related to catalogue price rules shows while a product is on sale: of the category, or any at all.
CREATE TABLE dynamic_block_catalog_rule (
  id INTEGER PRIMARY KEY,
  dynamic_block_id INTEGER NOT NULL REFERENCES dynamic_block(id) ON DELETE CASCADE,
  category_id INTEGER REFERENCES category(id) ON DELETE CASCADE
) STRICT;
CREATE INDEX dynamic_block_catalog_rule_block ON dynamic_block_catalog_rule(dynamic_block_id);

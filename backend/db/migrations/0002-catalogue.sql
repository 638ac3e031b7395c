-- Money is in minor units (pence) and includes 20 % VAT, as UK shop prices do.
CREATE TABLE category (
  id INTEGER PRIMARY KEY,
  parent_id INTEGER REFERENCES category(id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  url_key TEXT NOT NULL,
  url_path TEXT NOT NULL UNIQUE,
  -- Ids from the root to the category, joined by '/', to find descendants by prefix.
  path TEXT NOT NULL,
  level INTEGER NOT NULL,
  position INTEGER NOT NULL DEFAULT 0,
  is_active INTEGER NOT NULL DEFAULT 1,
  include_in_menu INTEGER NOT NULL DEFAULT 1,
  description TEXT,
  image TEXT,
  meta_title TEXT,
  meta_description TEXT,
  skinny_navigation INTEGER NOT NULL DEFAULT 0,
  promo_content TEXT,
  promo_rich_content TEXT,
  cms_block_identifier TEXT
) STRICT;
CREATE INDEX category_parent ON category(parent_id, position, id);
CREATE INDEX category_path ON category(path);

CREATE TABLE product (
  id INTEGER PRIMARY KEY,
  sku TEXT NOT NULL UNIQUE,
  type TEXT NOT NULL CHECK (type IN ('simple', 'configurable')),
  name TEXT NOT NULL,
  url_key TEXT NOT NULL UNIQUE,
  is_enabled INTEGER NOT NULL DEFAULT 1,
  -- 0 for the variants of a configurable product.
  is_visible INTEGER NOT NULL DEFAULT 1,
  -- For a configurable product: the lowest price of its variants, kept by the seed and by price changes.
  price_minor INTEGER NOT NULL CHECK (price_minor >= 0),
  special_price_minor INTEGER CHECK (special_price_minor >= 0),
  description TEXT NOT NULL DEFAULT '',
  short_description TEXT NOT NULL DEFAULT '',
  meta_title TEXT,
  meta_description TEXT,
  pack_summary TEXT,
  badge TEXT,
  -- Measure for the unit price: how many units ('capsule', '100 g', ...) one pack holds.
  unit_count REAL,
  unit_name TEXT,
  -- SupplementFacts as JSON (schema/extensions/supplement.graphqls).
  supplement TEXT,
  premium_content TEXT,
  rating_summary REAL NOT NULL DEFAULT 0,
  review_count INTEGER NOT NULL DEFAULT 0,
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX product_visible ON product(is_visible, is_enabled);

CREATE TABLE product_category (
  product_id INTEGER NOT NULL REFERENCES product(id) ON DELETE CASCADE,
  category_id INTEGER NOT NULL REFERENCES category(id) ON DELETE CASCADE,
  position INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (category_id, product_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX product_category_product ON product_category(product_id);

CREATE TABLE attribute (
  id INTEGER PRIMARY KEY,
  code TEXT NOT NULL UNIQUE,
  label TEXT NOT NULL,
  is_filterable INTEGER NOT NULL DEFAULT 0,
  is_configurable INTEGER NOT NULL DEFAULT 0,
  position INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE attribute_option (
  id INTEGER PRIMARY KEY,
  attribute_id INTEGER NOT NULL REFERENCES attribute(id) ON DELETE CASCADE,
  label TEXT NOT NULL,
  position INTEGER NOT NULL DEFAULT 0,
  -- Colour (#rrggbb) or text of a swatch.
  swatch TEXT,
  UNIQUE (attribute_id, label)
) STRICT;

-- Option values of simple products and variants; for a configurable product the values it has besides its own options.
CREATE TABLE product_attribute (
  product_id INTEGER NOT NULL REFERENCES product(id) ON DELETE CASCADE,
  attribute_id INTEGER NOT NULL REFERENCES attribute(id) ON DELETE CASCADE,
  option_id INTEGER NOT NULL REFERENCES attribute_option(id) ON DELETE CASCADE,
  PRIMARY KEY (product_id, attribute_id, option_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX product_attribute_option ON product_attribute(option_id, product_id);

CREATE TABLE product_super_attribute (
  product_id INTEGER NOT NULL REFERENCES product(id) ON DELETE CASCADE,
  attribute_id INTEGER NOT NULL REFERENCES attribute(id) ON DELETE CASCADE,
  position INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (product_id, attribute_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE product_variant (
  parent_id INTEGER NOT NULL REFERENCES product(id) ON DELETE CASCADE,
  child_id INTEGER NOT NULL UNIQUE REFERENCES product(id) ON DELETE CASCADE,
  position INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (parent_id, child_id)
) STRICT, WITHOUT ROWID;

-- Everything the image service can draw: path below /media/ and the recipe of the picture (media/artwork.ts).
CREATE TABLE media_asset (
  path TEXT PRIMARY KEY,
  width INTEGER NOT NULL,
  height INTEGER NOT NULL,
  artwork TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE product_media (
  id INTEGER PRIMARY KEY,
  product_id INTEGER NOT NULL REFERENCES product(id) ON DELETE CASCADE,
  -- Path below /media/catalog/product, beginning with '/', as in media_gallery_entries.file.
  file TEXT NOT NULL,
  label TEXT NOT NULL,
  position INTEGER NOT NULL,
  is_disabled INTEGER NOT NULL DEFAULT 0,
  UNIQUE (product_id, position)
) STRICT;

CREATE TABLE product_link (
  product_id INTEGER NOT NULL REFERENCES product(id) ON DELETE CASCADE,
  linked_id INTEGER NOT NULL REFERENCES product(id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('related', 'upsell', 'crosssell')),
  position INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (product_id, kind, linked_id)
) STRICT, WITHOUT ROWID;

-- Stock is kept for simple products only.
CREATE TABLE stock_item (
  product_id INTEGER PRIMARY KEY REFERENCES product(id) ON DELETE CASCADE,
  quantity INTEGER NOT NULL CHECK (quantity >= 0),
  max_sale_quantity INTEGER NOT NULL DEFAULT 20,
  -- At or below this quantity the page says how many are left.
  low_threshold INTEGER NOT NULL DEFAULT 5,
  back_in_stock TEXT
) STRICT;

CREATE TABLE product_review (
  id INTEGER PRIMARY KEY,
  product_id INTEGER NOT NULL REFERENCES product(id) ON DELETE CASCADE,
  nickname TEXT NOT NULL,
  summary TEXT NOT NULL,
  text TEXT NOT NULL,
  rating INTEGER NOT NULL CHECK (rating BETWEEN 1 AND 5),
  is_verified INTEGER NOT NULL DEFAULT 0,
  status TEXT NOT NULL DEFAULT 'approved' CHECK (status IN ('pending', 'approved', 'rejected')),
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX product_review_product ON product_review(product_id, status, created_at);

CREATE TABLE product_faq (
  product_id INTEGER NOT NULL REFERENCES product(id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  question TEXT NOT NULL,
  answer TEXT NOT NULL,
  PRIMARY KEY (product_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE subscription_plan (
  product_id INTEGER NOT NULL REFERENCES product(id) ON DELETE CASCADE,
  interval_weeks INTEGER NOT NULL CHECK (interval_weeks > 0),
  discount_percent INTEGER NOT NULL CHECK (discount_percent BETWEEN 0 AND 90),
  is_default INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (product_id, interval_weeks)
) STRICT, WITHOUT ROWID;

-- Full text of the visible products; rowid is the product id.
CREATE VIRTUAL TABLE product_search USING fts5(
  name, sku, summary, keywords, body,
  tokenize = "unicode61 remove_diacritics 2",
  prefix = '2 3 4'
);
-- Every word of the index, to correct a misspelt one.
CREATE VIRTUAL TABLE product_search_word USING fts5vocab(product_search, 'row');

CREATE TABLE search_synonym (
  term TEXT PRIMARY KEY,
  replacement TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE search_redirect (
  term TEXT PRIMARY KEY,
  target_path TEXT NOT NULL
) STRICT, WITHOUT ROWID;

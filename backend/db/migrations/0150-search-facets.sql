-- The index of products, made again with a column for the options by which lists are filtered ('Gluten free') and the SKUs
-- of variants beside the product's own. The next seed fills it; until then the words of before are found.
CREATE TABLE product_search_before AS SELECT rowid AS id, name, sku, summary, keywords, body FROM product_search;
DROP TABLE product_search_word;
DROP TABLE product_search;

CREATE VIRTUAL TABLE product_search USING fts5(
  name, sku, summary, keywords, body, facets,
  tokenize = "unicode61 remove_diacritics 2",
  prefix = '2 3 4'
);
INSERT INTO product_search (rowid, name, sku, summary, keywords, body, facets)
  SELECT id, name, sku, summary, keywords, body, '' FROM product_search_before ORDER BY id;
DROP TABLE product_search_before;

-- Every word of the index by column: a piece of a SKU is no word that a misspelt one can have meant.
CREATE VIRTUAL TABLE product_search_word USING fts5vocab(product_search, 'col');

-- What is marked as a best seller comes first among equals, so that the index in memory reads and follows it.
DROP INDEX product_listed;
CREATE INDEX product_listed ON product(type, price_minor, special_price_minor, rating_summary, review_count, created_at,
  badge, name) WHERE is_visible = 1 AND is_enabled = 1;
DROP TRIGGER product_updated;
CREATE TRIGGER product_updated AFTER UPDATE OF type, name, is_enabled, is_visible, price_minor, special_price_minor,
    rating_summary, review_count, created_at, badge ON product
  WHEN NOT EXISTS (SELECT 1 FROM catalogue_bulk_change)
  BEGIN INSERT INTO catalogue_change (product_id) SELECT id FROM product_and_parent WHERE changed_id = NEW.id; END;

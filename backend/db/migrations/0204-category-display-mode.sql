-- What the page of a category consists of: PRODUCTS, PAGE (its block alone) or PRODUCTS_AND_PAGE. Without one a category
-- with a block has both.
ALTER TABLE category ADD COLUMN display_mode TEXT
  CHECK (display_mode IN ('PRODUCTS', 'PAGE', 'PRODUCTS_AND_PAGE'));

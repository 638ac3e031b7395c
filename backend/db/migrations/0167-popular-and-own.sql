-- Whether a product belongs to a category (1), or is only gathered by it, as by a need: the way to a product leads through its own.
ALTER TABLE product_category ADD COLUMN is_own INTEGER NOT NULL DEFAULT 1;
-- Whether a product sells as well as a best seller, without saying so by a badge.
ALTER TABLE product ADD COLUMN is_popular INTEGER NOT NULL DEFAULT 0;

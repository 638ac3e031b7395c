-- Whether a search finds a product by the names of the attribute's options: 'days' should not find all that lasts some.
ALTER TABLE attribute ADD COLUMN is_searchable INTEGER NOT NULL DEFAULT 1;

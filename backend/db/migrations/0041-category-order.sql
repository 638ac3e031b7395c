-- What the list of a category is ordered by, where it has an order of its own; null for the store's.
ALTER TABLE category ADD COLUMN default_sort_by TEXT;

-- Words that shoppers use for what a category holds, such as 'sleep'.
CREATE TABLE search_category (
  term TEXT NOT NULL,
  category_id INTEGER NOT NULL REFERENCES category(id) ON DELETE CASCADE,
  PRIMARY KEY (term, category_id)
) STRICT, WITHOUT ROWID;

-- Searches that the merchant offers before anything is typed.
CREATE TABLE search_popular (
  term TEXT PRIMARY KEY,
  position INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE cms_page (
  id INTEGER PRIMARY KEY,
  identifier TEXT NOT NULL UNIQUE,
  title TEXT NOT NULL,
  content_heading TEXT,
  content TEXT NOT NULL,
  page_layout TEXT NOT NULL DEFAULT '1column',
  meta_title TEXT,
  meta_description TEXT,
  is_active INTEGER NOT NULL DEFAULT 1
) STRICT;

CREATE TABLE cms_block (
  id INTEGER PRIMARY KEY,
  identifier TEXT NOT NULL UNIQUE,
  title TEXT NOT NULL,
  content TEXT NOT NULL,
  is_active INTEGER NOT NULL DEFAULT 1
) STRICT;

-- request_path has no leading slash. Without redirect_code the row names an entity; with 301 or 302 its target_path
-- is the next step of a chain, or an absolute URL.
CREATE TABLE url_rewrite (
  request_path TEXT PRIMARY KEY,
  entity_type TEXT CHECK (entity_type IN ('PRODUCT', 'CATEGORY', 'CMS_PAGE')),
  entity_id INTEGER,
  target_path TEXT,
  redirect_code INTEGER NOT NULL DEFAULT 0 CHECK (redirect_code IN (0, 301, 302)),
  CHECK ((redirect_code = 0 AND entity_id IS NOT NULL) OR (redirect_code <> 0 AND target_path IS NOT NULL))
) STRICT, WITHOUT ROWID;

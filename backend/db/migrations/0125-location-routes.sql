-- Paths may lead to the list of shops and to a shop. SQLite changes a check by a new table only.
CREATE TABLE url_rewrite_next (
  request_path TEXT PRIMARY KEY,
  entity_type TEXT CHECK (entity_type IN ('PRODUCT', 'CATEGORY', 'CMS_PAGE', 'POINT_OF_SALE', 'POINT_OF_SALE_LIST')),
  entity_id INTEGER,
  target_path TEXT,
  redirect_code INTEGER NOT NULL DEFAULT 0 CHECK (redirect_code IN (0, 301, 302)),
  CHECK ((redirect_code = 0 AND entity_id IS NOT NULL) OR (redirect_code <> 0 AND target_path IS NOT NULL))
) STRICT, WITHOUT ROWID;
INSERT INTO url_rewrite_next SELECT request_path, entity_type, entity_id, target_path, redirect_code FROM url_rewrite;
DROP TABLE url_rewrite;
ALTER TABLE url_rewrite_next RENAME TO url_rewrite;

-- IANA name of the zone whose clock the opening hours follow.
ALTER TABLE location ADD COLUMN timezone TEXT NOT NULL DEFAULT 'Europe/London';
-- JSON: codes of services, whose names stand in location_service.
ALTER TABLE location ADD COLUMN services TEXT NOT NULL DEFAULT '[]';

CREATE TABLE location_service (
  code TEXT PRIMARY KEY,
  label TEXT NOT NULL,
  sort_order INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

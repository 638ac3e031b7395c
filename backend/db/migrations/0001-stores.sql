-- Store views and their configuration. One JSON value per configuration path, as in the real backend's core_config_data.
CREATE TABLE store_view (
  id INTEGER PRIMARY KEY,
  code TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  group_code TEXT NOT NULL,
  group_name TEXT NOT NULL,
  website_code TEXT NOT NULL,
  website_name TEXT NOT NULL,
  locale TEXT NOT NULL,
  currency TEXT NOT NULL,
  root_category_id INTEGER NOT NULL,
  sort_order INTEGER NOT NULL DEFAULT 0,
  is_default INTEGER NOT NULL DEFAULT 0,
  is_active INTEGER NOT NULL DEFAULT 1
) STRICT;

CREATE TABLE store_setting (
  store_id INTEGER NOT NULL REFERENCES store_view(id) ON DELETE CASCADE,
  path TEXT NOT NULL,
  value TEXT NOT NULL,
  PRIMARY KEY (store_id, path)
) STRICT, WITHOUT ROWID;

-- Points of sale: a shop in a street.
CREATE TABLE location (
  id INTEGER PRIMARY KEY,
  identifier TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  url_key TEXT NOT NULL UNIQUE,
  address1 TEXT NOT NULL,
  address2 TEXT,
  city TEXT NOT NULL,
  region TEXT,
  postcode TEXT NOT NULL,
  country_id TEXT NOT NULL,
  telephone TEXT,
  store_type TEXT NOT NULL,
  latitude REAL NOT NULL,
  longitude REAL NOT NULL,
  is_active INTEGER NOT NULL DEFAULT 1,
  special_schedule TEXT
) STRICT;

CREATE TABLE location_hours (
  location_id INTEGER NOT NULL REFERENCES location(id) ON DELETE CASCADE,
  weekday INTEGER NOT NULL CHECK (weekday BETWEEN 1 AND 7),
  opens TEXT,
  closes TEXT,
  PRIMARY KEY (location_id, weekday)
) STRICT, WITHOUT ROWID;

CREATE TABLE location_special_hours (
  location_id INTEGER NOT NULL REFERENCES location(id) ON DELETE CASCADE,
  date TEXT NOT NULL,
  title TEXT NOT NULL,
  opens TEXT,
  closes TEXT,
  PRIMARY KEY (location_id, date)
) STRICT, WITHOUT ROWID;

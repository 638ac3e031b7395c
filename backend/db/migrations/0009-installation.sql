-- Facts about this installation that are made once, such as the salt of the cache id and the version of the seed.
CREATE TABLE installation (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

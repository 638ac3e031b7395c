-- What browsers report of the Content-Security-Policy: each kind of violation once, with the number of its reports.
CREATE TABLE policy_report (
  id INTEGER PRIMARY KEY,
  directive TEXT NOT NULL,
  -- Origin and path of what was blocked, or a word such as 'inline'.
  blocked TEXT NOT NULL,
  -- Path of the page, without its query.
  page TEXT NOT NULL,
  -- Origin and path of the script that did it; '' where the browser does not say.
  source TEXT NOT NULL,
  reports INTEGER NOT NULL,
  -- Milliseconds since 1970.
  last_at INTEGER NOT NULL,
  UNIQUE (directive, blocked, page, source)
);

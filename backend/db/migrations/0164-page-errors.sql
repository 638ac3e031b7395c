-- Errors of pages that browsers reported (SHOP_ERRORS_URL=/error-report).
CREATE TABLE page_error (
  id INTEGER PRIMARY KEY,
  message TEXT NOT NULL,
  -- Class, text and stack.
  error TEXT NOT NULL,
  -- Name of the build's first script.
  release TEXT NOT NULL,
  -- Path of the page, without its query.
  route TEXT NOT NULL,
  -- Milliseconds since 1970.
  reported_at INTEGER NOT NULL
);

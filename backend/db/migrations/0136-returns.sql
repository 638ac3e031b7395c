-- What customers want to send back. The answers to the store's questions are codes of options by code of question.
CREATE TABLE sales_return (
  id INTEGER PRIMARY KEY,
  order_id INTEGER NOT NULL REFERENCES sales_order(id) ON DELETE CASCADE,
  increment_id TEXT NOT NULL UNIQUE,
  status TEXT NOT NULL DEFAULT 'PENDING',
  contact_email TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX sales_return_order ON sales_return(order_id);

CREATE TABLE sales_return_item (
  id INTEGER PRIMARY KEY,
  return_id INTEGER NOT NULL REFERENCES sales_return(id) ON DELETE CASCADE,
  order_item_id INTEGER NOT NULL REFERENCES sales_order_item(id) ON DELETE CASCADE,
  status TEXT NOT NULL DEFAULT 'PENDING',
  quantity_requested INTEGER NOT NULL CHECK (quantity_requested > 0),
  answers TEXT NOT NULL DEFAULT '{}'
) STRICT;
CREATE INDEX sales_return_item_return ON sales_return_item(return_id);
CREATE INDEX sales_return_item_line ON sales_return_item(order_item_id);

CREATE TABLE sales_return_comment (
  id INTEGER PRIMARY KEY,
  return_id INTEGER NOT NULL REFERENCES sales_return(id) ON DELETE CASCADE,
  author TEXT NOT NULL,
  message TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX sales_return_comment_return ON sales_return_comment(return_id);

ALTER TABLE order_sequence ADD COLUMN next_return INTEGER NOT NULL DEFAULT 1;

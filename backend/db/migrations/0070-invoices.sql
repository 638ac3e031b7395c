-- An order that was paid is invoiced at once; numbers are the store view's own, without gaps.
CREATE TABLE sales_invoice (
  id INTEGER PRIMARY KEY,
  order_id INTEGER NOT NULL UNIQUE REFERENCES sales_order(id) ON DELETE CASCADE,
  increment_id TEXT NOT NULL UNIQUE
) STRICT;

INSERT INTO sales_invoice (order_id, increment_id)
  SELECT id, CASE WHEN store_id = 1 THEN '' ELSE store_id END ||
             printf('%09d', ROW_NUMBER() OVER (PARTITION BY store_id ORDER BY id))
    FROM sales_order WHERE status NOT IN ('pending', 'canceled') ORDER BY id;

-- Number of downloads that one purchase allows; 0: without a limit.
ALTER TABLE download_link ADD COLUMN downloads INTEGER NOT NULL DEFAULT 0 CHECK (downloads >= 0);

-- Files that were bought. Whether one can be had is said by its order (downloads/purchasedLinks.ts).
CREATE TABLE purchased_link (
  id INTEGER PRIMARY KEY,
  order_item_id INTEGER NOT NULL REFERENCES sales_order_item(id) ON DELETE CASCADE,
  -- As it was called when it was bought; the catalogue may change afterwards.
  title TEXT NOT NULL,
  -- Part of the address of the file, and all that it takes to download it.
  hash TEXT NOT NULL UNIQUE,
  -- 0: without a limit.
  downloads_bought INTEGER NOT NULL DEFAULT 0,
  downloads_used INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX purchased_link_item ON purchased_link(order_item_id);

-- Of orders from before.
INSERT INTO purchased_link (order_item_id, title, hash)
  SELECT item.id, json_extract(link.value, '$.title'), lower(hex(randomblob(24)))
    FROM sales_order_item item, json_each(item.parts, '$.links') link
   WHERE item.product_type = 'downloadable' ORDER BY item.id, link.key;

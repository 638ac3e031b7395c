-- Invoices have a sequence of their own, as orders have: counting them took longer with each.
ALTER TABLE order_sequence ADD COLUMN next_invoice INTEGER NOT NULL DEFAULT 1;
UPDATE order_sequence SET next_invoice = 1 +
  (SELECT count(*) FROM sales_invoice i JOIN sales_order o ON o.id = i.order_id WHERE o.store_id = order_sequence.store_id);

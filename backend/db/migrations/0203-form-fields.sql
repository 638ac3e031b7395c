-- What the merchant's forms ask for besides names and place: JSON, value by the code of its attribute.
ALTER TABLE customer ADD COLUMN extra TEXT NOT NULL DEFAULT '{}';
ALTER TABLE account_request ADD COLUMN extra TEXT NOT NULL DEFAULT '{}';
ALTER TABLE customer_address ADD COLUMN extra TEXT NOT NULL DEFAULT '{}';
ALTER TABLE cart_address ADD COLUMN extra TEXT NOT NULL DEFAULT '{}';
ALTER TABLE sales_order_address ADD COLUMN extra TEXT NOT NULL DEFAULT '{}';

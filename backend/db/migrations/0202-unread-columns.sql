-- A product says itself by which attributes it is chosen (product_super_attribute).
ALTER TABLE attribute DROP COLUMN is_configurable;
-- No answer tells the discount of a refund.
ALTER TABLE sales_creditmemo DROP COLUMN discount_minor;

-- Designs of paper in which orders and single products are wrapped; prices in minor units of the base currency, with VAT.
CREATE TABLE gift_wrapping (
  id INTEGER PRIMARY KEY,
  code TEXT NOT NULL UNIQUE,
  design TEXT NOT NULL,
  -- Below /media/; null: no picture.
  image TEXT,
  price_minor INTEGER NOT NULL CHECK (price_minor >= 0),
  position INTEGER NOT NULL,
  is_active INTEGER NOT NULL DEFAULT 1 CHECK (is_active IN (0, 1))
) STRICT;

ALTER TABLE cart ADD COLUMN gift_wrapping_id INTEGER REFERENCES gift_wrapping(id) ON DELETE SET NULL;
ALTER TABLE cart ADD COLUMN gift_receipt INTEGER NOT NULL DEFAULT 0 CHECK (gift_receipt IN (0, 1));
ALTER TABLE cart ADD COLUMN printed_card INTEGER NOT NULL DEFAULT 0 CHECK (printed_card IN (0, 1));
ALTER TABLE cart_item ADD COLUMN gift_wrapping_id INTEGER REFERENCES gift_wrapping(id) ON DELETE SET NULL;

-- As it was when it was ordered: JSON {id, design, image, priceMinor}; null: not wrapped.
ALTER TABLE sales_order ADD COLUMN gift_wrapping TEXT CHECK (json_valid(gift_wrapping));
ALTER TABLE sales_order_item ADD COLUMN gift_wrapping TEXT CHECK (json_valid(gift_wrapping));
ALTER TABLE sales_order ADD COLUMN gift_receipt INTEGER NOT NULL DEFAULT 0 CHECK (gift_receipt IN (0, 1));
ALTER TABLE sales_order ADD COLUMN printed_card INTEGER NOT NULL DEFAULT 0 CHECK (printed_card IN (0, 1));
-- What each costs within the total, in minor units of the order's currency, with VAT.
ALTER TABLE sales_order ADD COLUMN item_wrapping_minor INTEGER NOT NULL DEFAULT 0;
ALTER TABLE sales_order ADD COLUMN order_wrapping_minor INTEGER NOT NULL DEFAULT 0;
ALTER TABLE sales_order ADD COLUMN printed_card_minor INTEGER NOT NULL DEFAULT 0;

-- Whether a product can be wrapped: 1 or 0, null follows the store; and what wrapping one costs, whatever the design.
ALTER TABLE product ADD COLUMN gift_wrapping_available INTEGER CHECK (gift_wrapping_available IN (0, 1));
ALTER TABLE product ADD COLUMN gift_wrapping_price_minor INTEGER CHECK (gift_wrapping_price_minor >= 0);

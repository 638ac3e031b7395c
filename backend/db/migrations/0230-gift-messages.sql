-- What is written to those who get the goods, as JSON {to, from, message}; null: nothing.
ALTER TABLE cart ADD COLUMN gift_message TEXT CHECK (json_valid(gift_message));
ALTER TABLE cart_item ADD COLUMN gift_message TEXT CHECK (json_valid(gift_message));
ALTER TABLE sales_order ADD COLUMN gift_message TEXT CHECK (json_valid(gift_message));
ALTER TABLE sales_order_item ADD COLUMN gift_message TEXT CHECK (json_valid(gift_message));

-- Whether a message may go with it: 1 or 0; null follows the store.
ALTER TABLE product ADD COLUMN gift_message_available INTEGER CHECK (gift_message_available IN (0, 1));

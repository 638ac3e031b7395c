-- What a guest asked for after an order and confirms by the link of a mail: its cancellation, or a return.
CREATE TABLE guest_request (
  key_hash TEXT PRIMARY KEY,
  order_id INTEGER NOT NULL REFERENCES sales_order(id) ON DELETE CASCADE,
  -- Why it is cancelled.
  reason TEXT,
  return_id INTEGER REFERENCES sales_return(id) ON DELETE CASCADE,
  CHECK ((reason IS NULL) <> (return_id IS NULL))
) STRICT;
CREATE INDEX guest_request_order ON guest_request(order_id);
CREATE INDEX guest_request_return ON guest_request(return_id);

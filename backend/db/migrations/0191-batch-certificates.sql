-- What a laboratory measured of a batch, against what the label declares. `number` is as printed on the pack;
-- `results`: a JSON array of { place, name, unit, declared, least, most, measured }, `place` that of the nutrient in the facts.
CREATE TABLE batch_certificate (
  id INTEGER PRIMARY KEY,
  product_id INTEGER NOT NULL REFERENCES product(id) ON DELETE CASCADE,
  number TEXT NOT NULL,
  -- Without spaces and hyphens, in capitals.
  plain_number TEXT NOT NULL UNIQUE,
  made_on TEXT NOT NULL,
  best_before TEXT NOT NULL,
  tested_on TEXT NOT NULL,
  laboratory TEXT NOT NULL,
  report_number TEXT NOT NULL,
  results TEXT NOT NULL,
  -- The laboratory's own document, where there is a file of it.
  document_url TEXT
) STRICT;
CREATE INDEX batch_certificate_product ON batch_certificate(product_id, tested_on);

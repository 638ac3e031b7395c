-- A bundle that costs the sum of its parts may cost a share less: what is saved against buying each part alone.
ALTER TABLE bundle ADD COLUMN percent_off INTEGER NOT NULL DEFAULT 0 CHECK (percent_off BETWEEN 0 AND 99);

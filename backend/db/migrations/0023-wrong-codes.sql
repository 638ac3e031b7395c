-- Wrong coupon and gift card codes by client, so that guessing is slowed down.
DROP TABLE gift_card_failure;
CREATE TABLE wrong_code (
  -- Such as `cart/5/coupon`.
  guesser TEXT NOT NULL,
  tried_at INTEGER NOT NULL
) STRICT;
CREATE INDEX wrong_code_guesser ON wrong_code(guesser, tried_at);

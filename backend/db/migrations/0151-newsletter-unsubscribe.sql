-- SHA-256 of the code in the link that ends a subscription; null for one from before.
ALTER TABLE newsletter_subscriber ADD COLUMN unsubscribe_hash TEXT;
CREATE INDEX newsletter_unsubscribe ON newsletter_subscriber(unsubscribe_hash) WHERE unsubscribe_hash IS NOT NULL;

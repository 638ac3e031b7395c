-- What was chosen and typed of a saved product besides its variant: JSON { selected, entered } as the cart takes it; '' for nothing.
ALTER TABLE wishlist_item ADD COLUMN options TEXT NOT NULL DEFAULT '';

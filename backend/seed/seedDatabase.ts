import type { Db } from '../db/open';
import { hashOfData } from './dataFiles';
import { readCatalogue } from './readCatalogue';
import { seedGenerated } from './scale/seedGenerated';
import { seedAttributes } from './tables/attributes';
import { seedCartOffers } from './tables/cartOffers';
import { seedCategories } from './tables/categories';
import { seedCheckoutRules } from './tables/checkoutRules';
import { seedContent } from './tables/content';
import { seedCustomers } from './tables/customers';
import { seedLocations } from './tables/locations';
import { seedProducts } from './tables/products';
import { seedReviews } from './tables/reviews';
import { seedSearch } from './tables/search';
import { seedStore } from './tables/store';
import { seedUrlRedirects } from './tables/urlRewrites';

/** Raise it when the seed writes something else from the same data files. */
const seedVersion = 2;

/**
 * Fills the database from the data files: stores, catalogue, content, shops, offers and a demonstration customer.
 * Runs in one transaction, and only when the files have changed since it last ran. On a shop that already sells it
 * updates catalogue rows by their natural key and leaves carts, orders, customers and stock alone.
 * @param visibleProducts fills the catalogue up to this number with generated products (SEED_PRODUCTS in README).
 * @returns whether it wrote anything.
 * @throws when the data files break a rule, such as a claim whose condition of use is not met; nothing is written then.
 */
export const seedDatabase = (db: Db, visibleProducts = 0): { isSeeded: boolean } => {
  const hash = [hashOfData(seedVersion), ...(visibleProducts > 0 ? [visibleProducts] : [])].join('+');
  return db.transaction(() => {
    const state = db.get<{ content_hash: string }>('SELECT content_hash FROM seed_state WHERE id = 1');
    if (state?.content_hash === hash) return { isSeeded: false };
    const catalogue = readCatalogue();
    // One note for everything instead of millions (migration 0017).
    db.run('INSERT INTO catalogue_bulk_change (id) VALUES (1)');
    seedStore(db);
    seedContent(db);
    seedLocations(db);
    seedCheckoutRules(db);
    seedAttributes(db, catalogue);
    const categoryIds = seedCategories(db, catalogue.categories);
    const productIds = seedProducts(db, catalogue, categoryIds);
    seedCartOffers(db);
    seedReviews(db, catalogue, productIds);
    seedSearch(db, catalogue, productIds, categoryIds);
    seedUrlRedirects(db);
    seedGenerated(db, visibleProducts);
    seedCustomers(db);
    db.run('DELETE FROM catalogue_bulk_change');
    db.run('INSERT INTO catalogue_change (product_id) VALUES (NULL)');
    db.run(
      `INSERT INTO seed_state (id, content_hash, seeded_at) VALUES (1, ?, ?)
       ON CONFLICT (id) DO UPDATE SET content_hash = excluded.content_hash, seeded_at = excluded.seeded_at`,
      hash,
      new Date().toISOString(),
    );
    return { isSeeded: true };
  });
};

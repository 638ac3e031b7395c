import type { Db } from '../db/open';
import { shopFiles } from './dataFiles';
import { readCatalogue } from './readCatalogue';
import { seedOnce } from './seedOnce';
import { seedGenerated } from './scale/seedGenerated';
import { seedSets } from './sets/seedSets';
import { seedStoreViews } from './storeViews/seedStoreViews';
import { seedAttributes } from './tables/attributes';
import { seedCartOffers } from './tables/cartOffers';
import { seedCategories } from './tables/categories';
import { seedCertificates } from './tables/certificates';
import { seedCheckoutRules } from './tables/checkoutRules';
import { seedContent } from './tables/content';
import { seedCustomers } from './tables/customers';
import { seedDynamicBlocks } from './tables/dynamicBlocks';
import { seedLocations } from './tables/locations';
import { seedLocationStock } from './tables/locationStock';
import { seedProducts } from './tables/products';
import { seedReviews } from './tables/reviews';
import { seedSearch } from './tables/search';
import { seedStore } from './tables/store';
import { seedUrlRedirects } from './tables/urlRewrites';

/** Raise it when the seed writes something else from the same data files. */
const seedVersion = 10;

/**
 * Fills the database from the data files: stores, catalogue, content, shops, offers and a demonstration customer.
 * Runs in one transaction, and only when the files have changed since it last ran. On a shop that already sells it
 * updates catalogue rows by their natural key and leaves carts, orders, customers and stock alone.
 * @param visibleProducts fills the catalogue up to this number with generated products (SEED_PRODUCTS in README).
 * @param hasStoreViews adds the further store views of the data files (SHOP_STORE_VIEWS in README).
 * @returns whether it wrote anything.
 * @throws when the data files break a rule, such as a claim whose condition of use is not met; nothing is written then.
 */
export const seedDatabase = (db: Db, visibleProducts = 0, hasStoreViews = false): { isSeeded: boolean } => {
  const hash = [
    shopFiles.hash(seedVersion),
    ...(visibleProducts > 0 ? [visibleProducts] : []),
    ...(hasStoreViews ? ['store views'] : []),
  ].join('+');
  return seedOnce(db, hash, () => {
    const catalogue = readCatalogue();
    seedStore(db);
    seedContent(db);
    seedDynamicBlocks(db);
    seedLocations(db);
    seedCheckoutRules(db);
    seedAttributes(db, catalogue);
    const categoryIds = seedCategories(db, catalogue.categories);
    const productIds = seedProducts(db, catalogue, categoryIds);
    seedSets(db, catalogue.products, { ids: productIds, categoryIds });
    seedLocationStock(db);
    seedCartOffers(db);
    seedReviews(db, catalogue, productIds);
    seedCertificates(db, catalogue, productIds);
    seedSearch(db, catalogue, productIds, categoryIds);
    seedStoreViews(db, { catalogue, productIds, categoryIds }, hasStoreViews);
    seedUrlRedirects(db);
    seedGenerated(db, visibleProducts);
    seedCustomers(db);
  });
};

import type { Db } from '../db/open';
import { dataFilesIn } from './dataFiles';
import { seedOnce } from './seedOnce';
import { seedStockCatalogue } from './stockCatalogue/seedStockCatalogue';
import { seedCheckoutRules } from './tables/checkoutRules';
import { seedContent } from './tables/content';
import { seedCustomers } from './tables/customers';
import { seedLocationStock } from './tables/locationStock';
import { seedPickupLocations } from './tables/pickupLocations';
import { seedStore } from './tables/store';
import { seedUrlRedirects } from './tables/urlRewrites';

/** Raise it when the seed writes something else from the same data files. */
const seedVersion = 4;

const files = dataFilesIn('stock');

/**
 * Fills the database with the shop of the stock profile: another trade, and only what a fresh Magento has.
 * @returns whether it wrote anything.
 * @throws when the data files name what is not there; nothing is written then.
 */
export const seedStockShop = (db: Db): { isSeeded: boolean } =>
  seedOnce(db, files.hash(seedVersion), () => {
    seedStore(db, files);
    seedContent(db, files);
    seedCheckoutRules(db, files);
    seedStockCatalogue(db, files);
    seedPickupLocations(db, files);
    seedLocationStock(db);
    seedUrlRedirects(db, files);
    seedCustomers(db, files);
  });

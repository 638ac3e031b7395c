import { rm } from 'node:fs/promises';

import { ownShopPort } from './addresses';
import { makeDataFolder } from './dataFolder';
import { openShopDatabase } from './shopDatabase';
import { type ShopServer, startShopServer } from './shopServer';
import { test as base } from './test';

/** In the shop that all other journeys visit there is one way to pay, and nothing to choose. */
const everyWayToPay = { SHOP_PAYMENT_ADAPTERS: 'test,braintree,adyen,paypal_express' };

/** What goes wrong in its pages is told to the backend, which stands in for a service that collects errors. */
const collected = { SHOP_ERRORS_URL: '/error-report' };

/**
 * The test of journeys in which the shop itself fails: each worker has a shop of its own, so that what goes wrong there
 * disturbs nobody else.
 */
export const test = base.extend<object, { shop: ShopServer }>({
  shop: [
    // Playwright reads the names of what a fixture needs from the first parameter.
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern, even an empty one.
    async ({}, use, { parallelIndex }) => {
      const shop = await startShopServer(ownShopPort(parallelIndex), makeDataFolder(), {
        ...everyWayToPay,
        ...collected,
      });
      await use(shop);
      await shop.stop();
      await rm(shop.dataFolder, { recursive: true });
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ shop }, use) => {
    await shop.setFaults([]);
    await use(shop.origin);
  },
  db: async ({ shop }, use) => {
    const db = openShopDatabase(shop.dataFolder);
    await use(db);
    db.close();
  },
});

export { expect } from './test';

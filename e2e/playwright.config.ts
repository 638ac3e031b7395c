import { join } from 'node:path';

import { defineConfig } from '@playwright/test';

import { ownShopPort, paymentPort, port, secondShopPort, stockPort, workers } from './support/addresses';
import { browserFlags, browserPath } from './support/browser';
import { makeDataFolder } from './support/dataFolder';
import type { Options } from './support/test';

// Every run has a fresh database; the workers inherit its folder.
process.env.E2E_DATA_DIR ??= makeDataFolder();

const root = join(import.meta.dirname, '..');
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1440, height: 900 } };

/** Many journeys sign in, and the machine has other things to do. */
const quickHashes = { HALEWELL_PASSWORD_COST: '1024' };

/** A shop of the embedded backend; ready when it answers GraphQL. */
const shopAt = (shopPort: number, environment: Readonly<Record<string, string>>) => ({
  command: `${process.execPath} --import tsx backend/main.ts`,
  cwd: root,
  url: `http://localhost:${shopPort}/graphql?query=%7BstoreConfig%7Bstore_code%7D%7D`,
  timeout: 120_000,
  reuseExistingServer: false,
  env: {
    PORT: String(shopPort),
    PAYMENT_PORT: String(shopPort + 1),
    HALEWELL_FAULTS: '1',
    ...quickHashes,
    ...environment,
  },
});

/** A visitor who has answered the notice of cookies and storage, which would lie over the foot of every page. */
const answeredNotice = {
  cookies: [],
  // Workers and single tests start shops for themselves.
  origins: [
    port,
    stockPort,
    ...Array.from({ length: workers }, (_, index) => [ownShopPort(index), secondShopPort(index)]).flat(),
  ].map((at) => ({
    origin: `http://localhost:${at}`,
    localStorage: [
      {
        name: `${at === stockPort ? 'STOCK' : 'HALEWELL'}__optionalStorage`,
        value: JSON.stringify({ value: 'accepted', timeStored: Date.now() }),
      },
    ],
  })),
};

/** The shop of a merchant with a bare Magento: it has its own journeys and its own server. */
const stock = { testMatch: 'stock/**/*.spec.ts', testIgnore: [] };
const stockUse = { baseURL: `http://localhost:${stockPort}` };

/**
 * Journeys with a shop of their own for each worker (support/ownShop.ts). Among the others they would end the worker's
 * browser and start a shop each time their turn comes.
 */
const withOwnShop =
  /\/(buyingFailures|dropIns|failures|payments|paypal|restart|signIn|storeViews|subscriptions|unknownOrders)\.spec\.ts$/;

/** Behaviour that does not depend on the width of the window is tested on the phone only. */
const alikeAtEveryWidth =
  /\/(account|accountPages|blockedStorage|changedFiles|checkoutScripts|collection|contentBlocks|contentSafety|crawler|express|installable|intruder|laterVisit|navigation|newVersion|nextCustomer|offline|preview|prerender|slowOthers|spokenPurchase|untouchedPage|video|wishlist|wrongInput)\.spec\.ts$/;

/** Journeys that are made on a translated page, too: between them they change most texts of the shop. */
const translated = /\/(account|cart|guestCheckout|listing|product|wishlist|wrongInput)\.spec\.ts$/;

export default defineConfig<Options>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  testIgnore: 'stock/**',
  outputDir: '../test-results',
  globalTeardown: './support/noPolicyReports.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A browser on a busy machine may stumble once; a test that needs its second try is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  workers,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    storageState: answeredNotice,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // It would answer in the place of what a journey prepares; the journeys that are about it allow it.
    serviceWorkers: 'block',
    // Writing a trace costs a third of a page load; without a second try, `--trace on` asks for one.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: browserPath, args: browserFlags },
  },
  projects: [
    { name: 'phone', testIgnore: ['stock/**', withOwnShop], use: phone },
    { name: 'desktop', testIgnore: ['stock/**', withOwnShop, alikeAtEveryWidth], use: desktop },
    { name: 'translated-phone', testMatch: translated, use: { ...phone, isTranslated: true } },
    { name: 'own-phone', testMatch: withOwnShop, use: phone },
    { name: 'stock-phone', ...stock, use: { ...phone, ...stockUse } },
    {
      name: 'stock-desktop',
      ...stock,
      testIgnore: /(account|faults|offline)\.spec\.ts$/,
      use: { ...desktop, ...stockUse },
    },
  ],
  webServer: [
    shopAt(port, { PAYMENT_PORT: String(paymentPort), DATA_DIR: process.env.E2E_DATA_DIR }),
    shopAt(stockPort, {
      BACKEND_PROFILE: 'stock',
      DATA_DIR: process.env.E2E_DATA_DIR,
      DIST_DIR: '.cache/stock',
    }),
  ],
});

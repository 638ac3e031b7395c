// `npm run pictures:docs`: walks the built shop from the home page to a receipt, on a phone and on a desktop, and keeps
// a picture of each page in docs/images.
import { mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { chromium } from '@playwright/test';

import { browserFlags, browserPath } from '../support/browser';
import { makeDataFolder } from '../support/dataFolder';
import { startShopServer } from '../support/shopServer';

import { takePictures } from './takePictures';

const port = 19_480;
const folder = join(import.meta.dirname, '../../docs/images');

/** Windows of the pictures: two pixels a point, so that small print can be read. */
const windows = {
  desktop: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
};

mkdirSync(folder, { recursive: true });
const shop = await startShopServer(port, makeDataFolder());
const browser = await chromium.launch({ executablePath: browserPath, args: browserFlags });
try {
  for (const [name, size] of Object.entries(windows)) {
    const context = await browser.newContext({
      ...size,
      baseURL: shop.origin,
      locale: 'en-GB',
      timezoneId: 'Europe/London',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    await takePictures(await context.newPage(), (page) => join(folder, `${page}-${name}.webp`));
    await context.close();
  }
} finally {
  await browser.close();
  await shop.stop();
  await rm(shop.dataFolder, { recursive: true });
}

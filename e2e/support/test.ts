import { expect, test as base } from '@playwright/test';

import { openShopDatabase, type ShopDatabase } from './shopDatabase';

interface Options {
  /** 'stand-in' answers every picture at once with a tiny one; 'real' lets the image service draw them. */
  pictures: 'stand-in' | 'real';
}

interface Fixtures {
  /** The database of the shop, read-only. */
  db: ShopDatabase;
  /** Errors that the shop did not catch, and violations of the Content-Security-Policy; a journey must leave none. */
  uncaught: string[];
}

declare global {
  interface Window {
    /** Takes what a promise was rejected with that nobody caught. */
    reportRejection?: (reason: string) => void;
  }
}

/** A PNG of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mM8efHyfwAHOgMTDPeKlAAAAABJRU5ErkJggg==',
  'base64',
);

/** Playwright's test with the shop's database, and with the demand that nothing goes uncaught. */
export const test = base.extend<Options & Fixtures>({
  pictures: ['stand-in', { option: true }],
  context: async ({ context, pictures }, use) => {
    if (pictures === 'stand-in') {
      await context.route('**/media/**', (route) => route.fulfill({ contentType: 'image/png', body: pixel }));
    }
    await use(context);
    // An answer that is on its way when a journey ends is of no interest to it.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  // Playwright reads the names of what a fixture needs from the first parameter.
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern, even an empty one.
  db: async ({}, use) => {
    const db = openShopDatabase();
    await use(db);
    db.close();
  },
  uncaught: [
    async ({ context }, use) => {
      const uncaught: string[] = [];
      // The shop answers unhandled rejections with a toast, after which the browser no longer reports them.
      await context.exposeFunction('reportRejection', (reason: string) => uncaught.push(reason));
      await context.addInitScript(() =>
        window.addEventListener('unhandledrejection', ({ reason }) => window.reportRejection?.(String(reason))),
      );
      context.on('weberror', (error) => uncaught.push(String(error.error())));
      context.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) uncaught.push(message.text());
      });
      await use(uncaught);
      expect(uncaught).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Whether the test runs at the width of a phone. */
export const isPhone = (projectName: string): boolean => projectName.endsWith('phone');

import { expect, type Page, test as base } from '@playwright/test';

import { openShopDatabase, type ShopDatabase } from './shopDatabase';
import { translatePages } from './translation';

export interface Options {
  /** 'stand-in' answers every picture at once with a tiny one; 'real' lets the image service draw them. */
  pictures: 'stand-in' | 'real';
  /** Whether a browser's translation wraps and replaces all texts. */
  isTranslated: boolean;
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
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mM8efHyfwAHOgMTDPeKlAAAAABJRU5ErkJggg==';

/**
 * Answers every picture of a page with that. By the browser's own protocol and for pictures alone: a route of Playwright's
 * would have every request go through it, and would switch the browser's cache off.
 */
const standInForPictures = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const responseHeaders = [{ name: 'content-type', value: 'image/png' }];
    session
      .send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body: pixel })
      // The page may be gone.
      .catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/media/*', resourceType: 'Image' }] });
};

/** Playwright's test with the shop's database, and with the demand that nothing goes uncaught. */
export const test = base.extend<Options & Fixtures>({
  pictures: ['stand-in', { option: true }],
  isTranslated: [false, { option: true }],
  context: async ({ context, pictures, serviceWorkers, isTranslated }, use) => {
    if (isTranslated) await translatePages(context);
    if (pictures === 'stand-in' && serviceWorkers === 'allow') {
      // A worker has requests of its own, and what it keeps is to be told from what the browser keeps.
      const body = Buffer.from(pixel, 'base64');
      await context.route('**/media/**', (route) => route.fulfill({ contentType: 'image/png', body }));
    } else if (pictures === 'stand-in') {
      const newPage = context.newPage.bind(context);
      context.newPage = async () => {
        const page = await newPage();
        await standInForPictures(page);
        return page;
      };
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

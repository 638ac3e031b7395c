import { type Browser, type BrowserContext, type Page, type Request } from '@playwright/test';

/** A request that a page sent to the backend. */
export interface Sent {
  method: string;
  /** With its query. */
  path: string;
  headers: Record<string, string>;
}

/** Headers that answers depend on. */
const keyHeaders = ['store', 'content-currency', 'x-magento-cache-id', 'authorization', 'accept'];

const toSent = (request: Request): Sent => {
  const { pathname, search } = new URL(request.url());
  const headers = Object.entries(request.headers()).filter(([name]) => keyHeaders.includes(name));
  return { method: request.method(), path: pathname + search, headers: Object.fromEntries(headers) };
};

const isForBackend = (request: Request): boolean =>
  /^\/(?:graphql$|rest\/|media\/)/.test(new URL(request.url()).pathname);

/**
 * Records the requests of a walk through the shop, in the browser of a new visitor.
 * @param before what the visitor has done already, of which nothing is recorded.
 */
export const recordWalk = async (
  browser: Browser,
  walk: (page: Page) => Promise<void>,
  before?: (page: Page) => Promise<void>,
): Promise<Sent[]> => {
  const context: BrowserContext = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await before?.(page);
  await page.waitForLoadState('networkidle');
  const sent: Sent[] = [];
  page.on('request', (request) => {
    if (isForBackend(request)) sent.push(toSent(request));
  });
  await walk(page);
  await page.waitForLoadState('networkidle');
  await context.close();
  return sent;
};

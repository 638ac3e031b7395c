import type { Browser, Locator } from '@playwright/test';

import { openLabPage } from './measurePage';

/**
 * Milliseconds from a click until an element of the page has a text.
 * @param text that it has to have; without it any other than before the click.
 */
const clickUntil = (link: Locator, selector: string, text?: string): Promise<number> =>
  link.evaluate(
    (element, wanted) =>
      new Promise<number>((resolve) => {
        const read = (): string => document.querySelector(wanted.selector)?.textContent.trim() ?? '';
        const before = read();
        const start = performance.now();
        const look = (): void => {
          const now = read();
          if (now !== '' && (wanted.text === undefined ? now !== before : now === wanted.text)) {
            resolve(performance.now() - start);
          } else requestAnimationFrame(look);
        };
        if (element instanceof HTMLElement) element.click();
        look();
      }),
    { selector, text },
  );

/**
 * Milliseconds from the click on a product card to the product's own heading.
 * @param isPrefetched whether the link was touched long enough before for its page to be there.
 */
export const measureClick = async (browser: Browser, categoryUrl: string, isPrefetched: boolean): Promise<number> => {
  const { page, close } = await openLabPage(browser);
  // Without prefetching in view, so that the cold click is cold.
  await page.addInitScript((saves) => {
    if (saves) Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  }, !isPrefetched);
  await page.goto(categoryUrl, { waitUntil: 'networkidle', timeout: 60_000 });
  const link = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  await link.scrollIntoViewIfNeeded();
  if (isPrefetched) {
    await link.hover();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(2000);
  }
  const elapsed = await clickUntil(link, 'h1', name.trim());
  await close();
  return elapsed;
};

/**
 * Milliseconds from the click on a link of any storefront's page to the content of the page behind it.
 * @param selector of the link; the first one is clicked.
 * @param content selector of what counts as real content.
 */
export const measureClickOn = async (
  browser: Browser,
  url: string,
  selector: string,
  content: string,
): Promise<number> => {
  const { page, close } = await openLabPage(browser, { content });
  await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 });
  const elapsed = await clickUntil(page.locator(selector).first(), content);
  await close();
  return elapsed;
};

import type { Browser } from '@playwright/test';

import { openLabPage } from './measurePage';

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
  const elapsed = await link.evaluate(
    (element, productName) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const look = () => {
          if (document.querySelector('h1')?.textContent === productName) resolve(performance.now() - start);
          else requestAnimationFrame(look);
        };
        if (element instanceof HTMLElement) element.click();
        look();
      }),
    name,
  );
  await close();
  return elapsed;
};

import type { Page, Route } from '@playwright/test';

import { expect, test } from '../support/test';

/** What a slow or broken backend, or a proxy before it, answers. */
const faults: Record<string, (route: Route) => Promise<void>> = {
  'HTTP 500': (route) => route.fulfill({ status: 500, json: { errors: [{ message: 'Internal server error' }] } }),
  '503 with a page': (route) =>
    route.fulfill({ status: 503, contentType: 'text/html', body: '<html><body>Maintenance</body></html>' }),
};

/** Null wherever the answer names a price: the schema says that there is none. */
const withoutPrices = async (route: Route): Promise<void> => {
  const response = await route.fetch();
  const text = (await response.text()).replaceAll(/"minimum_price":\{(?:[^{}]|\{[^{}]*\})*\}/g, '"minimum_price":null');
  await route.fulfill({ response, body: text });
};

/** All of the answer, with an error beside it. */
const withError = async (route: Route): Promise<void> => {
  const response = await route.fetch();
  const answer: unknown = await response.json();
  const errors = [{ message: 'Internal server error', path: ['route', 'name'] }];
  await route.fulfill({ response, json: { ...(answer instanceof Object ? answer : {}), errors } });
};

const spoil = async (page: Page, operation: string, answer: (route: Route) => Promise<void>): Promise<void> => {
  await page.route(
    (url) => url.pathname === '/graphql' && url.searchParams.get('operationName') === operation,
    (route) => answer(route),
  );
};

const pages = {
  '/': 'Tableware that is made to be used',
  '/plates.html': 'Dinner plate',
  '/dinner-plate.html': 'Dinner plate',
};

for (const [path, words] of Object.entries(pages)) {
  const main = (page: Page) => page.getByRole('main');

  // Each with a visitor of its own: to one who was here before, the shop shows what it remembers.
  for (const [name, answer] of Object.entries(faults)) {
    test(`${path}: at ${name} there is an error view with a retry`, async ({ page }) => {
      await spoil(page, 'ResolveURL', answer);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: 'Oops!' })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await page.unrouteAll();
      await main(page).getByRole('button', { name: 'Try again' }).click();
      await expect(main(page)).toContainText(words);
    });
  }

  test(`${path}: an error beside the data keeps nothing from the page`, async ({ page }) => {
    await spoil(page, 'ResolveURL', withError);
    await page.goto(path);
    await expect(main(page)).toContainText(words);
  });

  test(`${path}: stands without prices, and without its settings`, async ({ page }) => {
    await spoil(page, 'ResolveURL', withoutPrices);
    await spoil(page, 'ShopSettings', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeAttached();
    await expect(main(page)).toContainText(words);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
}

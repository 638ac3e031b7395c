import { paymentPort } from './support/addresses';
import { expect, test } from './support/test';

/** Everything that comes from another company's host in a deployment; the embedded backend stands in for them. */
const others = new RegExp(`^http://localhost:(?:\\d+/(?:captcha|video|maps)/|${paymentPort}/)`);

test('F-47: hosts of others that never answer hold up no page and no click', async ({ page }) => {
  const asked: string[] = [];
  await page.route(others, (route) => {
    asked.push(route.request().url());
    // No answer, for as long as the journey takes.
    return new Promise(() => undefined);
  });
  const main = page.getByRole('main');
  const name = page.getByRole('heading', { level: 1 });

  // `load` waits for all that the page itself asks for.
  await page.goto('/', { waitUntil: 'load' });
  await expect(main.getByRole('heading').first()).toBeVisible();
  await page.goto('/minerals.html', { waitUntil: 'load' });
  await main.getByRole('article').getByRole('heading').getByRole('link').first().click();
  await expect(main.getByRole('button', { name: /^Add to cart/ }).first()).toBeEnabled();
  await main
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await expect(page.getByRole('banner').getByRole('button', { name: /^Cart, 1 item/ })).toBeAttached();
  // The provider is asked whether its wallet can be used; nothing waits for it.
  expect(asked.filter((url) => !url.endsWith('/wallet/ready'))).toEqual([]);

  await page.goto('/contact-us', { waitUntil: 'load' });
  await expect(name).toHaveText(/contact us/i);
  await main.getByRole('textbox').first().fill('Ann');
  await page.goto('/cart', { waitUntil: 'load' });
  await expect(main.getByRole('link', { name: /checkout/i }).first()).toBeVisible();
});

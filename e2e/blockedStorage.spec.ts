import type { Page } from '@playwright/test';

import { cards } from './support/cards';
import { giveAddress, payWith, readReceipt } from './support/checkout';
import { addToCart, miniCart } from './support/shopFloor';
import { expect, test } from './support/test';

/** As a browser does it that is told to keep nothing of any site. */
const blockStorage = (): void => {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
};

const blockCookies = (): void => {
  Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined });
};

/** Another script of the site has taken all the room there is, and cookies go with it. */
const fillStorage = (): void => {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
};

// Where nothing can be kept the notice of cookies and storage comes back on every page. Under the cart it is in nobody's way.
test.beforeEach(({ page }) =>
  page.addLocatorHandler(
    page.getByRole('region', { name: 'Cookies and storage' }),
    (notice) =>
      notice
        .getByRole('button', { name: 'Refuse' })
        .click({ timeout: 500 })
        .catch(() => undefined),
    { noWaitAfter: true },
  ),
);

const browsers: Record<string, (page: Page) => Promise<unknown>> = {
  'without local storage': (page) => page.addInitScript(blockStorage),
  'whose storage is full': (page) => page.addInitScript(fillStorage),
  'that keeps neither storage nor cookies': async (page) => {
    await page.addInitScript(blockStorage);
    await page.addInitScript(blockCookies);
  },
};

for (const [name, prepare] of Object.entries(browsers)) {
  test(`a guest buys in a browser ${name}`, async ({ page }) => {
    await prepare(page);
    await page.goto('/zinc-picolinate.html');
    const cart = await addToCart(page);
    await expect(cart).toContainText('Your cart (1)');
    await expect(cart).not.toContainText('Your browser does not let us keep your cart');
    // A reload is as much of another page as any.
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Cart, 1 item', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Cart, 1 item', exact: true }).click();
    await miniCart(page).getByRole('link', { name: 'Checkout' }).click();

    await giveAddress(page);
    await payWith(page, cards.authorised);
    expect(await readReceipt(page)).toMatch(/^\d+$/);
  });
}

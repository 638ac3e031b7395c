import type { Page } from '@playwright/test';

import { overflowOf, violationsOf } from './support/audit';
import { cards } from './support/cards';
import { cardFrame, chooseMethod, giveAddress, payButton, payWith, readReceipt } from './support/checkout';
import { startWithCart } from './support/shopApi';
import { cartTrigger, miniCart } from './support/shopFloor';
import { expect, isPhone, test } from './support/test';

// What moves is looked at when it has arrived.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const narrowest = { width: 320, height: 640 };

const audit = async (page: Page, name: string): Promise<void> => {
  expect.soft(await violationsOf(page), name).toEqual([]);
};

const fits = async (page: Page, name: string, isNarrow: boolean): Promise<void> => {
  expect.soft(await overflowOf(page), `${name} is too wide`).toEqual([]);
  if (!isNarrow) return;
  const size = page.viewportSize() ?? narrowest;
  await page.setViewportSize(narrowest);
  expect.soft(await overflowOf(page), `${name} is too wide at 320 px`).toEqual([]);
  await page.setViewportSize(size);
};

const pages = {
  home: '/',
  category: '/minerals.html',
  product: '/magnesium-bisglycinate.html',
  content: '/delivery-and-returns',
  'sign in': '/sign-in',
  'create account': '/create-account',
  'forgot password': '/forgot-password',
  'new password': '/customer/account/createPassword?token=x',
  'empty cart': '/cart',
  'not found': '/no-such-thing.html',
};

for (const [name, path] of Object.entries(pages)) {
  test(`everybody can use the page: ${name}`, async ({ page }, { project }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await audit(page, name);
    await fits(page, name, isPhone(project.name));
  });
}

test('everybody can use the error view', async ({ page }, { project }) => {
  await page.route(/graphql.*ResolveURL/, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/minerals.html');
  await expect(page.getByRole('heading', { name: 'Oops!' })).toBeVisible();
  await audit(page, 'error view');
  await fits(page, 'error view', isPhone(project.name));
});

test('everybody can use what opens over a page', async ({ page }, { project }) => {
  await startWithCart(page);
  await page.goto('/cart');
  await expect(page.getByRole('list', { name: 'Items in your cart' })).toBeVisible();
  await audit(page, 'full cart');
  await fits(page, 'full cart', isPhone(project.name));

  await cartTrigger(page).click();
  await expect(miniCart(page).getByRole('link', { name: 'Checkout' })).toBeVisible();
  await audit(page, 'mini cart');
  await fits(page, 'mini cart', isPhone(project.name));
  await page.keyboard.press('Escape');

  if (isPhone(project.name)) {
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('dialog', { name: 'Main Menu' }).getByRole('button', { name: 'Minerals', exact: true }).tap();
    await expect(page.getByRole('button', { name: 'Back' })).toBeVisible();
    await audit(page, 'drawer');
    return;
  }
  for (const name of ['Vitamins', 'Minerals']) {
    const link = page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name, exact: true });
    await link.hover();
    await expect(link).toHaveAttribute('aria-expanded', 'true');
    await audit(page, `mega menu, ${name}`);
  }
});

test('everybody can use the checkout', async ({ page }, { project }) => {
  const isNarrow = isPhone(project.name);
  await startWithCart(page);
  await page.goto('/checkout');
  const toMethod = page.getByRole('button', { name: 'Continue to shipping method' });
  await toMethod.click();
  await expect(page.getByText('Is required.').first()).toBeVisible();
  await audit(page, 'address');
  await fits(page, 'address', isNarrow);
  await giveAddress(page);
  await expect(page.getByRole('radio', { name: /Standard delivery/ })).toBeVisible();
  await audit(page, 'shipping method');
  await fits(page, 'shipping method', isNarrow);
  await chooseMethod(page);
  await expect(payButton(page)).toBeEnabled();
  await payButton(page).click();
  await audit(page, 'payment');
  await fits(page, 'payment', isNarrow);
  const frame = await (await cardFrame(page).locator('form').elementHandle())?.ownerFrame();
  if (!frame) throw new Error('There is no frame.');
  expect.soft(await violationsOf(frame), 'card fields').toEqual([]);
  await payWith(page, cards.authorised);
  await readReceipt(page);
  await audit(page, 'receipt');
  await fits(page, 'receipt', isNarrow);
});

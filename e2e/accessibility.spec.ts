import type { Page } from '@playwright/test';

import { signInWith } from './support/account';
import { overflowOf, violationsOf } from './support/audit';
import { cards } from './support/cards';
import { cardFrame, chooseMethod, giveAddress, payButton, payWith, readReceipt } from './support/checkout';
import { makeCustomer, startWithCart } from './support/shopApi';
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

/** Sections come when they are near, or when somebody who does not scroll asks for them. */
const showSections = async (page: Page): Promise<void> => {
  const asks = page.getByRole('main').getByRole('button', { name: /^Show: / });
  while ((await asks.count()) > 0) await asks.first().dispatchEvent('click');
  await expect(page.getByRole('region', { name: 'Reviews' }).getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
};

const pages = {
  home: '/',
  category: '/minerals.html',
  product: '/magnesium-bisglycinate.html',
  content: '/delivery-and-returns',
  'sign in': '/sign-in',
  'create account': '/create-account',
  'forgot password': '/forgot-password',
  'order tracking': '/track-my-order/',
  'new password': '/customer/account/createPassword?token=x',
  'empty cart': '/cart',
  contact: '/contact-us',
  search: '/search.html?query=magnesium',
  'search without results': '/search.html?query=zzzqqq',
  'search without a query': '/search.html',
  'not found': '/no-such-thing.html',
};

/** Pages that are laid out alike at every width. */
const alike = new Set([
  'create account',
  'forgot password',
  'order tracking',
  'new password',
  'empty cart',
  'search without results',
  'search without a query',
  'not found',
]);

for (const [name, path] of Object.entries(pages)) {
  test(`everybody can use the page: ${name}`, async ({ page }, { project }) => {
    test.skip(alike.has(name) && !isPhone(project.name), 'It is laid out alike at every width.');
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.waitForLoadState('networkidle');
    if (name === 'product') await showSections(page);
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
    const drawer = page.getByRole('dialog', { name: 'Main Menu' });
    await page.getByRole('button', { name: 'Menu' }).tap();
    await drawer.getByRole('button', { name: 'Minerals', exact: true }).tap();
    await expect(drawer.getByRole('button', { name: 'Back' })).toBeVisible();
    await audit(page, 'drawer');
    await drawer.getByRole('button', { name: 'Sign In', exact: true }).tap();
    for (const step of ['Sign In', 'Create an Account']) {
      await expect(drawer.getByRole('form', { name: step })).toBeVisible();
      await audit(page, `drawer, ${step}`);
      await fits(page, `drawer, ${step}`, true);
      if (step === 'Sign In') await drawer.getByRole('button', { name: 'Create an Account' }).tap();
    }
    return;
  }
  for (const name of ['Vitamins', 'Minerals']) {
    const link = page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name, exact: true });
    await link.hover();
    await expect(link).toHaveAttribute('aria-expanded', 'true');
    await audit(page, `mega menu, ${name}`);
  }
});

test('everybody can use filters, order and options of a list', async ({ page }, { project }) => {
  const isNarrow = isPhone(project.name);
  await page.goto('/minerals.html?form=tablets,capsules&limit=24');
  const main = page.getByRole('main');
  await expect(page.getByRole('list', { name: 'Applied filters' })).toBeVisible();
  if (isNarrow) {
    await main.getByRole('button', { name: /^Filter/ }).tap();
    await expect(page.getByRole('dialog', { name: 'Filters' }).getByRole('checkbox').first()).toBeVisible();
    await audit(page, 'filter panel');
    await fits(page, 'filter panel', true);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeHidden();
  }
  await main.getByRole('button', { name: /^Sort: / }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await audit(page, 'filtered list, order open');
  await fits(page, 'filtered list, order open', isNarrow);
  await page.keyboard.press('Escape');
  await main
    .getByRole('button', { name: /^Choose options for / })
    .first()
    .click();
  await expect(
    page
      .getByRole('dialog', { name: /^Choose options/ })
      .getByRole('radio')
      .first(),
  ).toBeVisible();
  await audit(page, 'options of a card');
  await fits(page, 'options of a card', isNarrow);
  await page.goto('/minerals.html?form=lozenges&nutrient=iron');
  await expect(main.getByRole('heading', { name: 'No products match' })).toBeVisible();
  await audit(page, 'list that is filtered away');
});

test('everybody can use the search box, the picture viewer, the review form and the sign-in', async ({ page }, {
  project,
}) => {
  const isNarrow = isPhone(project.name);
  await page.goto('/magnesium-bisglycinate.html');
  const main = page.getByRole('main');
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'magnesium' })).toBeVisible();
  await audit(page, 'search box');
  await page.keyboard.type('mag');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await audit(page, 'suggestions');
  await fits(page, 'suggestions', isNarrow);
  await page.keyboard.press('Escape');
  await main.getByRole('button', { name: 'View the pictures full screen' }).click();
  await expect(page.getByRole('dialog', { name: 'Pictures' })).toBeVisible();
  await audit(page, 'picture viewer');
  await page.getByRole('dialog', { name: 'Pictures' }).getByRole('button', { name: 'All pictures' }).click();
  await audit(page, 'grid of pictures');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Pictures' })).toBeHidden();

  await showSections(page);
  await main.getByRole('button', { name: 'Write a review' }).click();
  await main.getByRole('button', { name: 'Send review' }).click();
  await expect(main.getByText('Is required.').first()).toBeVisible();
  await audit(page, 'review form');
  await fits(page, 'review form', isNarrow);
  await main.getByRole('button', { name: 'Save Magnesium Bisglycinate to wishlist' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(dialog.getByText('Is required.').first()).toBeVisible();
  await audit(page, 'sign-in dialog');
  await fits(page, 'sign-in dialog', isNarrow);
});

test('everybody can use the pages of the account', async ({ page }, { project }) => {
  const isNarrow = isPhone(project.name);
  const customer = await makeCustomer(page.request, 'Maud');
  await page.goto('/zinc-picolinate.html');
  await page.getByRole('main').getByRole('button', { name: 'Save Zinc Picolinate to wishlist' }).first().click();
  await signInWith(page.getByRole('dialog', { name: 'Sign In' }), customer);
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Zinc Picolinate is in your wishlist.');
  // On a large screen it lies over the pictures for its five seconds, which makes targets of theirs too small.
  if (isNarrow) await audit(page, 'message');
  await page.goto('/wishlist');
  await expect(page.getByRole('list', { name: 'Saved products' })).toBeVisible();
  await audit(page, 'wishlist');
  await fits(page, 'wishlist', isNarrow);
  await page.goto('/order-history');
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
  await audit(page, 'order history');
  await fits(page, 'order history', isNarrow);
  if (isNarrow) {
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('button', { name: 'Hi, Maud' }).tap();
    await expect(page.getByRole('region', { name: 'My Account' })).toBeVisible();
  } else await page.getByRole('button', { name: 'Hi, Maud' }).click();
  await audit(page, 'account menu');
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

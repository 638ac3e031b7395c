import { signInWith } from './support/account';
import { cards } from './support/cards';
import { giveAddress, payWith, readReceipt } from './support/checkout';
import { watchStillness } from './support/layoutShift';
import { startWithCart } from './support/shopApi';
import { addToCart, openCategoryByMouse, openCategoryByTouch } from './support/shopFloor';
import { expect, isPhone, test } from './support/test';

/** A seeded customer with orders. */
const eleanor = { email: 'eleanor.marsh@example.co.uk', password: 'Halewell-2026' };

const pages = {
  home: '/',
  category: '/minerals.html',
  'filtered category': '/minerals.html?form=tablets',
  search: '/search.html?query=magnesium',
  'search that finds nothing': '/search.html?query=qqqxyz',
  'search without words': '/search.html',
  'product in several sizes': '/magnesium-bisglycinate.html',
  'simple product': '/lions-mane.html',
  'set of products': '/everyday-set.html',
  'gift card': '/gift-card.html',
  content: '/magnesium-guide',
  'content with questions': '/customer-service',
  stores: '/stores',
  store: '/stores/bath-walcot-street',
  'nothing here': '/nothing-here',
  'empty cart': '/cart',
  'empty checkout': '/checkout',
  'sign in': '/sign-in',
  'create account': '/create-account',
  'forgot password': '/forgot-password',
  contact: '/contact-us',
  compare: '/compare',
  finder: '/find-yours',
  'track my order': '/track-my-order',
  certificates: '/batch-certificates',
};

for (const [name, path] of Object.entries(pages)) {
  test(`nothing jumps while the page loads and is read: ${name}`, async ({ page }) => {
    const stillness = await watchStillness(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await stillness.check(name);
    await stillness.roll(name);
  });
}

test('nothing jumps on the way from the home page to the receipt', async ({ page }, { project }) => {
  const stillness = await watchStillness(page);
  const main = page.getByRole('main');
  const isShown = (name: string | RegExp) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goto('/');
  await stillness.check('home');
  await (isPhone(project.name) ? openCategoryByTouch : openCategoryByMouse)(page, 'Botanicals', 'Roots');
  await isShown('Roots');
  await stillness.check('home to category');
  await main.getByRole('link', { name: 'Ashwagandha' }).first().click();
  await isShown('Ashwagandha');
  await stillness.check('category to product');
  await page.goBack();
  await isShown('Roots');
  await stillness.check('back to the category');
  await page.goForward();
  await isShown('Ashwagandha');
  await stillness.check('forward to the product');
  const cart = await addToCart(page);
  await stillness.check('product to mini cart');
  await cart.getByRole('link', { name: 'View cart' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await stillness.check('mini cart to cart');
  await main.getByRole('link', { name: 'Checkout', exact: true }).first().click();
  await expect(page).toHaveURL(/\/checkout$/);
  await stillness.check('cart to checkout');
  await giveAddress(page);
  await stillness.check('address to payment');
  await payWith(page, cards.authorised);
  await readReceipt(page);
  await stillness.check('payment to receipt');
  await stillness.roll('receipt');
});

test('nothing jumps in cart and checkout that are opened by their address', async ({ page }) => {
  await startWithCart(page, 'HW-MGB-60', 1);
  const stillness = await watchStillness(page);
  for (const path of ['/cart', '/checkout']) {
    await page.goto(path);
    await stillness.check(path);
    await stillness.roll(path);
  }
});

test('nothing jumps in the pages of an account', async ({ page }) => {
  const stillness = await watchStillness(page);
  await page.goto('/order-history');
  await stillness.check('sign-in before the account');
  await signInWith(page, eleanor);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Order History' })).toBeVisible();
  await stillness.check('sign-in to orders');
  const menu = page.getByRole('navigation', { name: 'My Account' });
  for (const name of await menu.getByRole('link').allTextContents()) {
    await menu.getByRole('link', { name }).click();
    await stillness.check(`account: ${name}`);
  }
  for (const path of [
    '/order-history',
    '/account-information',
    '/address-book',
    '/wishlist',
    '/saved-payments',
    '/communications',
    '/credit-and-points',
    '/subscriptions',
  ]) {
    await page.goto(path);
    await stillness.check(path);
    await stillness.roll(path);
  }
});

import { signInWith } from './support/account';
import { cards } from './support/cards';
import { giveAddress, payWith, readReceipt } from './support/checkout';
import { watchStillness } from './support/layoutShift';
import { startWithCart } from './support/shopApi';
import { addToCart, openCategoryByMouse, openCategoryByTouch } from './support/shopFloor';
import { expect, isPhone, test } from './support/test';

/** A seeded customer with orders. */
const eleanor = { email: 'eleanor.marsh@example.co.uk', password: 'Halewell-2026' };

/** Pages whose parts come while they are read. */
const longPages = {
  home: '/',
  category: '/minerals.html',
  'search that finds nothing': '/search.html?query=qqqxyz',
  'product in several sizes': '/magnesium-bisglycinate.html',
  'simple product': '/lions-mane.html',
  'set of products': '/everyday-set.html',
  content: '/magnesium-guide',
};

const otherPages = [
  ['/minerals.html?form=tablets', '/search.html?query=magnesium', '/search.html', '/customer-service', '/nothing-here'],
  ['/stores', '/stores/bath-walcot-street', '/contact-us', '/find-yours', '/batch-certificates', '/track-my-order'],
  ['/cart', '/checkout', '/sign-in', '/create-account', '/forgot-password', '/compare'],
];

for (const [name, path] of Object.entries(longPages)) {
  test(`nothing jumps while the page loads and is read: ${name}`, async ({ page }) => {
    const stillness = await watchStillness(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await stillness.check(name);
    await stillness.roll(name);
  });
}

for (const paths of otherPages) {
  test(`nothing jumps while the page loads: ${paths.join(', ')}`, async ({ page }) => {
    const stillness = await watchStillness(page);
    for (const path of paths) {
      await page.goto(path);
      await stillness.check(path);
    }
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
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Order History' })).toBeVisible();
  await stillness.check('sign-in to orders');
  const menu = page.getByRole('navigation', { name: 'My Account' });
  for (const name of await menu.getByRole('link').allTextContents()) {
    await menu.getByRole('link', { name }).click();
    await stillness.check(`account: ${name}`);
  }
  for (const path of ['/wishlist', '/address-book', '/subscriptions', '/order-history']) {
    await page.goto(path);
    await stillness.check(path);
  }
  await stillness.roll('order history');
});

import { watchStillness } from '../support/layoutShift';
import { stockAddress } from '../support/stockAddress';
import { expect, test } from '../support/test';

const pages = {
  home: '/',
  category: '/mugs.html',
  'product in several glazes': '/studio-mug.html',
  'grouped products': '/tableware-set.html',
  'set to be put together': '/dinner-set.html',
};

for (const [name, path] of Object.entries(pages)) {
  test(`nothing jumps while the page loads and is read: ${name}`, async ({ page }) => {
    const stillness = await watchStillness(page);
    await page.goto(path);
    await stillness.check(name);
    await stillness.roll(name);
  });
}

test('nothing jumps while other pages load', async ({ page }) => {
  const stillness = await watchStillness(page);
  const paths = [
    '/search.html?query=plate',
    '/search.html?query=qqqxyz',
    '/pottery-class.html',
    '/glaze-guide.html',
  ].concat(['/nothing-here', '/cart', '/checkout', '/sign-in', '/create-account', '/contact-us', '/find-yours']);
  for (const path of paths) {
    await page.goto(path);
    await stillness.check(path);
  }
});

test('nothing jumps on the way from the home page to the receipt', async ({ page }) => {
  const stillness = await watchStillness(page);
  const main = page.getByRole('main');
  await page.goto('/plates.html');
  await stillness.check('category');
  await main.getByRole('link', { name: 'Side plate', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Side plate' })).toBeVisible();
  await stillness.check('category to product');
  await page
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'View cart' }).waitFor();
  await stillness.check('product to mini cart');
  await page.getByRole('link', { name: 'View cart' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await stillness.check('mini cart to cart');
  await main.getByRole('link', { name: 'Checkout', exact: true }).first().click();
  await expect(page).toHaveURL(/\/checkout$/);
  await stillness.check('cart to checkout');
  for (const [label, text] of Object.entries(stockAddress)) await main.getByLabel(new RegExp(`^${label}`)).fill(text);
  await stillness.check('a filled form');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('button', { name: 'Place order' })).toBeVisible();
  await stillness.check('address to payment');
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible();
  await stillness.check('payment to receipt');
});

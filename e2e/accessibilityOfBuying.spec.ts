import { signInWith } from './support/account';
import { toTheTop, violationsOf } from './support/audit';
import { cards } from './support/cards';
import { cardFrame, giveAddress, openMethods, payButton, payWith, readReceipt } from './support/checkout';
import { audit, fits } from './support/everybody';
import { makeCustomer, startWithCart } from './support/shopApi';
import { expect, isPhone, test } from './support/test';

// Without motion: axe must not look at parts that are still moving.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

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
  // Every state of every step is looked at.
  test.slow();
  const isNarrow = isPhone(project.name);
  await startWithCart(page);
  await page.goto('/checkout');
  const goOn = page.getByRole('button', { name: 'Continue to payment' });
  await goOn.click();
  await expect(page.getByText('Is required.').first()).toBeVisible();
  await toTheTop(page);
  await audit(page, 'address');
  await fits(page, 'address', isNarrow);
  await page.getByRole('combobox', { name: /^Find your address/ }).fill('BS6');
  await expect(page.getByRole('option').first()).toBeVisible();
  await toTheTop(page);
  await audit(page, 'addresses found');
  await fits(page, 'addresses found', isNarrow);
  await giveAddress(page);
  await openMethods(page);
  await expect(page.getByRole('radio', { name: /Standard delivery/ })).toBeVisible();
  await audit(page, 'shipping method');
  await fits(page, 'shipping method', isNarrow);
  await goOn.click();
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

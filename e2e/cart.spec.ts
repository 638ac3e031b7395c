import { overflowOf, toTheTop, violationsOf } from './support/audit';
import { startWithCart } from './support/shopApi';
import { cartTrigger, miniCart } from './support/shopFloor';
import { expect, test } from './support/test';

test('codes, delivery, offers and Undo of a cart, by keyboard and without barriers', async ({ page }) => {
  await startWithCart(page, 'HW-MGB-60', 1);
  await page.goto('/cart');
  const summary = page.getByRole('complementary', { name: 'Summary' });
  const total = summary.locator('dt', { hasText: /^Estimated total$/ }).locator('xpath=following-sibling::dd');
  await expect(summary).toContainText('Spend £11.50 more for free delivery.');
  // On a phone it stands in a bar until the summary's own comes into view.
  await expect(page.getByRole('link', { name: 'Checkout', exact: true }).last()).toBeInViewport();

  const code = summary.getByRole('textbox', { name: 'Code', exact: true });
  await summary.locator('summary', { hasText: 'Add a discount code' }).press('Enter');
  await expect(code).toBeFocused();
  await code.fill('NOPE');
  await code.press('Enter');
  await expect(summary.getByRole('alert')).toContainText('The code NOPE is not valid');
  await expect(code).toHaveValue('NOPE');
  await code.fill('welcome10');
  await code.press('Enter');
  await expect(total).toHaveText('£15.10');

  await summary.getByText('Estimate delivery').click();
  await summary.getByRole('textbox', { name: 'Postcode' }).fill('bt15gs');
  await page.keyboard.press('Enter');
  await expect(summary).toContainText('To BT1 5GS');
  await summary.getByText('Gift card', { exact: true }).click();
  await expect(page.getByRole('button', { name: /^Swap to/ })).toBeVisible();
  await toTheTop(page);
  expect(await violationsOf(page)).toEqual([]);
  expect(await overflowOf(page)).toEqual([]);

  await page.getByRole('button', { name: 'Edit options of Magnesium Bisglycinate' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit options of Magnesium Bisglycinate' });
  await dialog.getByRole('radio', { name: /120 capsules/ }).check();
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: /^Save/ }).click();
  await expect(dialog).toBeHidden();
  await expect(total).toHaveText('£25.00');

  await cartTrigger(page).click();
  await expect(miniCart(page)).toContainText('Goes well with');
  await miniCart(page).getByRole('button', { name: 'Remove Magnesium Bisglycinate' }).click();
  await expect(miniCart(page)).toContainText('Your cart is empty');
  const removed = page.getByRole('status').filter({ hasText: 'is no longer in your cart' });
  await removed.getByRole('button', { name: 'Undo' }).click();
  await expect(miniCart(page).getByRole('list', { name: 'Items in your cart' })).toContainText('120 capsules');
});

test('a quantity that is typed last is bought: the checkout does not open before the cart has it', async ({ page }) => {
  await startWithCart(page, 'HW-MGB-60', 1);
  await page.goto('/cart');
  const quantity = page.getByRole('textbox', { name: 'Quantity of Magnesium Bisglycinate' });
  await quantity.fill('3');
  await page.getByRole('link', { name: 'Checkout', exact: true }).first().click();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.locator('body')).toContainText('× 3');
});

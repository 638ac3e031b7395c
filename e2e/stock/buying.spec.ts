import { expect, isPhone, test } from '../support/test';

test('a list is filtered, a variant chosen by its swatch, and a coupon counts', async ({ page }, { project }) => {
  test.skip(isPhone(project.name), 'A large screen has the filters beside the list.');
  await page.goto('/mugs.html');
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.getByRole('checkbox', { name: /^Speckle/ }).check();
  await expect(page).toHaveURL(/glaze=/);
  await page.getByRole('main').getByRole('link', { name: 'Studio mug', exact: true }).click();

  await page.getByRole('radio', { name: 'Speckle' }).check({ force: true });
  await page
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'View cart' }).click();

  const summary = page.getByRole('complementary', { name: 'Summary' });
  await expect(page.getByRole('main').getByRole('list', { name: 'Items in your cart' })).toContainText('Speckle');
  // A wallet that nobody named leaves no trace, not even the question whether it can be used.
  await expect(page.getByRole('group', { name: 'Express checkout' })).toHaveCount(0);
  await expect(page.locator('iframe')).toHaveCount(0);
  await summary.getByText('Add a discount code').click();
  await summary.getByRole('textbox', { name: 'Code', exact: true }).fill('KILN10');
  await page.keyboard.press('Enter');
  await expect(summary).toContainText('10% off the whole order');
  await expect(summary).toContainText('−£1.50');
});

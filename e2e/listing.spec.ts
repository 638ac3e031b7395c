import type { Locator, Page } from '@playwright/test';

import { miniCart } from './support/shopFloor';
import { expect, isPhone, test } from './support/test';

const main = (page: Page): Locator => page.getByRole('main');
const list = (page: Page, name: string): Locator => main(page).getByRole('list', { name: `Products in ${name}` });
const namesIn = (page: Page, name: string): Promise<string[]> =>
  list(page, name).getByRole('heading', { level: 3 }).allTextContents();
const count = (page: Page): Locator =>
  main(page)
    .getByRole('status')
    .filter({ hasText: /product/ });
const chip = (page: Page, filter: string): Locator =>
  page.getByRole('list', { name: 'Applied filters' }).getByRole('link', { name: `Remove filter: ${filter}` });
const panel = (page: Page): Locator => page.getByRole('dialog', { name: 'Filters' });

/** Ticks an option where the filters are: beside the list, on a phone in the panel, which is then applied. */
const choose = async (page: Page, option: RegExp, isNarrow: boolean): Promise<void> => {
  if (!isNarrow) {
    await page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox', { name: option }).check();
    return;
  }
  await main(page)
    .getByRole('button', { name: /^Filter/ })
    .tap();
  await panel(page).getByRole('checkbox', { name: option }).check();
  await panel(page)
    .getByRole('button', { name: /^Show \d+ product/ })
    .tap();
  await expect(panel(page)).toBeHidden();
};

test('what narrows a list stands in its address', async ({ page, context }, { project }) => {
  const isNarrow = isPhone(project.name);
  await page.goto('/minerals.html?form=nonsense&price=cheap');
  await expect(count(page)).toContainText('20 products');
  await expect(page).toHaveURL(/minerals\.html(\?price=cheap)?$/);

  await choose(page, /^Tablets/, isNarrow);
  await expect(page).toHaveURL(/[?&]form=tablets$/);
  await expect(chip(page, 'Tablets')).toBeVisible();
  await expect(count(page)).toContainText('9 products');
  await choose(page, /^Immune function/, isNarrow);
  await expect(page).toHaveURL(/form=tablets&need=immune-function$/);
  await expect(chip(page, 'Immune function')).toBeVisible();
  await expect(count(page)).not.toContainText('9 products');
  await expect(list(page, 'Minerals').locator('xpath=..')).not.toHaveAttribute('data-stale');
  const found = await namesIn(page, 'Minerals');
  expect(found.length).toBeGreaterThan(0);

  const friend = await context.newPage();
  await friend.goto(page.url());
  await expect(chip(friend, 'Tablets')).toBeVisible();
  await expect(chip(friend, 'Immune function')).toBeVisible();
  expect(await namesIn(friend, 'Minerals')).toEqual(found);
  await friend.close();

  await page.goBack();
  await expect(chip(page, 'Immune function')).toHaveCount(0);
  await expect(chip(page, 'Tablets')).toBeVisible();
  await expect(count(page)).toContainText('9 products');
  await page.goForward();
  await page.getByRole('link', { name: 'Clear all filters' }).click();
  await expect(page).toHaveURL(/minerals\.html(\?price=cheap)?$/);
  await expect(count(page)).toContainText('20 products');
  await expect(page.getByRole('heading', { level: 2, name: 'Products in Minerals' })).toBeFocused();
});

test('the filters of a phone count when they are applied', async ({ page }, { project }) => {
  test.skip(!isPhone(project.name), 'A large screen has the filters beside the list.');
  await page.goto('/minerals.html');
  const trigger = main(page).getByRole('button', { name: 'Filter', exact: true });
  await trigger.tap();
  const tablets = panel(page).getByRole('checkbox', { name: /^Tablets/ });
  await expect(panel(page).getByRole('button', { name: 'Show 20 products' })).toBeVisible();
  await tablets.check();
  await expect(panel(page).getByRole('button', { name: 'Show 9 products' })).toBeVisible();
  await panel(page).getByRole('button', { name: 'Close' }).tap();
  await expect(panel(page)).toBeHidden();
  await expect(page).toHaveURL(/minerals\.html$/);
  await expect(count(page)).toContainText('20 products');
  await expect(trigger).toBeFocused();

  await trigger.tap();
  await expect(tablets).not.toBeChecked();
  await tablets.check();
  await panel(page).getByRole('button', { name: 'Show 9 products' }).tap();
  // It counts too, until it has slid out.
  await expect(panel(page)).toBeHidden();
  await expect(main(page).getByRole('button', { name: 'Filter (1)' })).toBeVisible();
  await expect(count(page)).toContainText('9 products');
  await chip(page, 'Tablets').tap();
  await expect(count(page)).toContainText('20 products');
});

test('a list is ordered and paged by its address, and the focus follows', async ({ page }, { project }) => {
  test.skip(isPhone(project.name), 'Order and pages stand above and below the list at every width.');
  await page.goto('/vitamins.html');
  const sort = main(page).getByRole('button', { name: /^Sort: / });
  await sort.focus();
  await page.keyboard.press('ArrowDown');
  const menu = page.getByRole('menu', { name: 'Order of the list' });
  await expect(menu.getByRole('menuitemradio', { name: 'Popular' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(sort).toBeFocused();
  await page.keyboard.press('Enter');
  // The menu takes the focus with the frame that shows it.
  await expect(menu.getByRole('menuitemradio', { name: 'Popular' })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?sort=name_asc$/);
  await expect(sort).toHaveText('Sort: Name, A to Z');
  await expect(menu).toBeHidden();

  await page.getByLabel('Show', { exact: true }).selectOption('24');
  await expect(page).toHaveURL(/sort=name_asc&limit=24$/);
  await expect(list(page, 'Vitamins').getByRole('article')).toHaveCount(20);
  await page.goBack();
  await expect(list(page, 'Vitamins').getByRole('article')).toHaveCount(12);
  const first = await namesIn(page, 'Vitamins');
  const pages = page.getByRole('navigation', { name: 'Pages of the list' });
  await pages.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2$/);
  await expect(count(page)).toHaveText(/Page 2 of 2$/);
  const heading = page.getByRole('heading', { level: 2, name: 'Products in Vitamins' });
  await expect(heading).toBeFocused();
  await expect(list(page, 'Vitamins').getByRole('article').first()).toBeInViewport();
  await expect(list(page, 'Vitamins').getByRole('article')).toHaveCount(8);
  const all = [...first, ...(await namesIn(page, 'Vitamins'))];
  expect(all).toEqual([...new Set(all)].sort((one, other) => one.localeCompare(other, 'en-GB')));
  await page.goBack();
  await expect(count(page)).toHaveText(/Page 1 of 2$/);
  expect(await namesIn(page, 'Vitamins')).toEqual(first);
});

test('a card fills the cart, and asks first where there is a choice', async ({ page }, { project }) => {
  test.skip(!isPhone(project.name), 'A card has the same buttons at every width.');
  await page.goto('/minerals.html?limit=24');
  await main(page).getByRole('button', { name: 'Add Zinc Picolinate to cart' }).click();
  await expect(miniCart(page)).toContainText('Your cart (1)');
  await page.keyboard.press('Escape');
  await expect(miniCart(page)).toBeHidden();

  const plus = main(page).getByRole('button', { name: 'Choose options for Magnesium Bisglycinate' });
  await plus.click();
  const dialog = page.getByRole('dialog', { name: 'Choose options for Magnesium Bisglycinate' });
  await expect(dialog.getByRole('radio', { name: /240 capsules.*Out of stock/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(plus).toBeFocused();
  await plus.click();
  await dialog.getByRole('radio', { name: /120 capsules/ }).check();
  await dialog.getByRole('button', { name: /^Add / }).click();
  await expect(miniCart(page)).toContainText('Your cart (2)');
  await expect(miniCart(page).getByRole('list', { name: 'Items in your cart' })).toContainText('120 capsules');
});

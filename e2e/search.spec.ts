import type { Locator, Page } from '@playwright/test';

import { expect, isPhone, test } from './support/test';

const trigger = (page: Page): Locator => page.getByRole('banner').getByRole('button', { name: 'Search', exact: true });
const box = (page: Page): Locator => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page): Locator => page.getByRole('combobox', { name: 'Search the shop' });

const open = async (page: Page): Promise<void> => {
  await trigger(page).click();
  await expect(field(page)).toBeFocused();
};

/** The option that the arrow keys have come to; the focus itself stays in the field. */
const active = (page: Page): Promise<string | null> =>
  field(page).evaluate(
    (element) => document.getElementById(element.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null,
  );

test('the search box leads to what is meant, by keys', async ({ page }) => {
  await page.goto('/about-us');
  await open(page);
  await expect(box(page).getByRole('link', { name: 'magnesium' })).toBeVisible();
  await page.keyboard.type('ma');
  await expect(box(page)).toContainText('Suggestions start at three characters.');
  await page.keyboard.type('g');
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  const products = list.getByRole('group', { name: 'Products' }).getByRole('option');
  await expect(products.first()).toHaveText(/Magnesium.*£\d+\.\d\d/);
  await expect(products.first().locator('img')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(box(page)).toBeHidden();
  await expect(trigger(page)).toBeFocused();

  await open(page);
  await expect(field(page)).toHaveValue('');
  await page.keyboard.type('mineral');
  await expect(list.getByRole('option', { name: 'Minerals', exact: true })).toBeVisible();
  expect(await active(page)).toBeNull();
  await page.keyboard.press('ArrowDown');
  expect(await active(page)).toBe('Minerals');
  await expect(list.getByRole('option', { selected: true })).toHaveText('Minerals');
  await page.keyboard.press('ArrowUp');
  expect(await active(page)).toMatch(/^See all \d+ results$/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Minerals' })).toBeFocused();
  await expect(box(page)).toBeHidden();

  await open(page);
  await page.goBack();
  await expect(box(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Minerals' })).toBeVisible();
});

test('an answer that comes late does not take the place of a newer one', async ({ page }, { project }) => {
  test.skip(!isPhone(project.name), 'The order of answers does not depend on the width.');
  await page.route(/operationName=SearchSuggestions/, async (route) => {
    if (decodeURIComponent(route.request().url()).includes('"zinc"')) await new Promise((go) => setTimeout(go, 1500));
    await route.fallback();
  });
  await page.goto('/about-us');
  await open(page);
  const late = page.waitForResponse((answer) => decodeURIComponent(answer.url()).includes('"zinc"'));
  const asked = page.waitForRequest((request) => decodeURIComponent(request.url()).includes('"zinc"'));
  await page.keyboard.type('zinc');
  await asked;
  await field(page).fill('omega');
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await expect(options.filter({ hasText: /omega/i }).first()).toBeVisible();
  await late;
  await expect(options.filter({ hasText: /omega/i }).first()).toBeVisible();
  await expect(options.filter({ hasText: /zinc/i })).toHaveCount(0);
});

test('a search has its page, with filters and help', async ({ page }, { project }) => {
  await page.goto('/cart');
  await open(page);
  await page.keyboard.type('zinc');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\.html\?query=zinc$/);
  const main = page.getByRole('main');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Results for “zinc”');
  await expect(heading).toBeFocused();
  const results = main.getByRole('list', { name: 'Products for “zinc”' });
  await expect(results.getByRole('article').first()).toBeVisible();
  if (isPhone(project.name)) {
    await main.getByRole('button', { name: 'Filter', exact: true }).tap();
    const panel = page.getByRole('dialog', { name: 'Filters' });
    await panel.getByRole('checkbox', { name: /^Lozenges/ }).check();
    await panel.getByRole('button', { name: /^Show 1 product$/ }).tap();
  } else await page.getByRole('checkbox', { name: /^Lozenges/ }).check();
  await expect(page).toHaveURL(/query=zinc&form=lozenges$/);
  await expect(results.getByRole('article')).toHaveCount(1);
  await expect(results).toContainText('Zinc Lozenges');

  const query = main.getByRole('textbox', { name: 'Search the shop' });
  await query.fill('zzzqqq & more');
  await query.press('Enter');
  await expect(page).toHaveURL(/query=zzzqqq\+%26\+more$/);
  await expect(heading).toHaveText('No results for “zzzqqq & more”');
  await expect(main.getByRole('link', { name: 'Minerals', exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact-us');
  await query.fill('Returns');
  await main.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(heading).toHaveText('Delivery and returns');
  await expect(page).toHaveURL(/\/delivery-and-returns$/);

  await open(page);
  const recent = box(page).getByRole('region', { name: 'Recent searches' });
  await expect(recent.getByRole('link').first()).toHaveText('Returns');
  await recent.getByRole('button', { name: 'Remove Returns from recent searches' }).click();
  await expect(recent.getByRole('link', { name: 'Returns' })).toHaveCount(0);
  await recent.getByRole('link', { name: 'zinc' }).click();
  await expect(heading).toHaveText('Results for “zinc”');
  await expect(box(page)).toBeHidden();

  await page.goto(`/search.html?query=${encodeURIComponent('%\\"(*^ѫ'.repeat(200))}`);
  await expect(heading).toHaveText(/^(No results|Results) for/);
});

import type { Locator, Page } from '@playwright/test';

import type { sizes } from '../lab/sizes';

/** Something a shopper does, found by role and name, as assistive technology finds it. */
export interface Interaction {
  name: string;
  path: string;
  size: keyof typeof sizes;
  /** Brings the shopper to the start. */
  arrive?: (page: Page) => Promise<unknown>;
  /** Brings the page to where the interaction can happen, and is not measured. */
  prepare?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
}

const category = '/vitamins.html';
const product = '/magnesium-bisglycinate.html';

const main = (page: Page): Locator => page.getByRole('main');

/** Most inputs are drawn by their label. */
const clickLabelOf = async (input: Locator): Promise<void> => {
  const id = await input.getAttribute('id');
  const label = id ? input.page().locator(`label[for="${id}"]`) : input.locator('xpath=ancestor::label[1]');
  const target = (await label.count()) > 0 ? label.first() : input;
  await target.click({ timeout: 5000 });
};

const searchField = (page: Page): Locator => page.getByRole('combobox', { name: 'Search the shop' });

const openSearch = async (page: Page): Promise<void> => {
  const field = searchField(page);
  if (await field.isVisible()) return;
  await page.getByRole('button', { name: 'Search', exact: true }).first().click({ timeout: 5000 });
  await field.waitFor({ timeout: 5000 });
};

const openDrawer = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Menu' }).click({ timeout: 5000 });
};

const openFilters = async (page: Page): Promise<void> => {
  await main(page)
    .getByRole('button', { name: /^Filter/ })
    .first()
    .click({ timeout: 5000 });
};

const sortMenu = (page: Page): Locator => main(page).getByRole('button', { name: /^Sort/ }).first();

/** Everything that is measured. One whose control is not there is told as missing, and does not stop the others. */
export const interactions: readonly Interaction[] = [
  {
    name: 'filter click',
    path: category,
    size: 'desktop',
    act: (page) => clickLabelOf(main(page).getByRole('checkbox').first()),
  },
  { name: 'filter panel opens', path: category, size: 'phone', act: openFilters },
  {
    name: 'filter click in the panel',
    path: category,
    size: 'phone',
    prepare: openFilters,
    act: (page) => clickLabelOf(page.getByRole('dialog').getByRole('checkbox').first()),
  },
  { name: 'sort menu opens', path: category, size: 'desktop', act: (page) => sortMenu(page).click({ timeout: 5000 }) },
  {
    name: 'sort',
    path: category,
    size: 'desktop',
    prepare: (page) => sortMenu(page).click({ timeout: 5000 }),
    act: (page) => page.getByText('Price, low to high').last().click({ timeout: 5000 }),
  },
  {
    name: 'next page of the list',
    path: category,
    size: 'desktop',
    act: (page) => main(page).getByRole('link', { name: 'Page 2' }).first().click({ timeout: 5000 }),
  },
  {
    name: 'option choice',
    path: product,
    size: 'phone',
    act: (page) => clickLabelOf(main(page).getByRole('radio', { checked: false, disabled: false }).first()),
  },
  {
    name: 'add to cart',
    path: product,
    size: 'phone',
    act: (page) =>
      main(page)
        .getByRole('button', { name: /^Add to cart/i })
        .first()
        .click({ timeout: 5000 }),
  },
  {
    name: 'mega menu opens',
    path: '/',
    size: 'desktop',
    prepare: (page) => page.getByRole('navigation').getByRole('link', { name: 'Minerals' }).first().focus(),
    act: (page) => page.keyboard.press('ArrowDown'),
  },
  { name: 'drawer opens', path: '/', size: 'phone', act: openDrawer },
  { name: 'search opens', path: '/', size: 'desktop', act: openSearch },
  {
    name: 'search typing',
    path: '/',
    size: 'desktop',
    prepare: async (page) => {
      await openSearch(page);
      await searchField(page).focus();
    },
    act: (page) => page.keyboard.type('magnesium', { delay: 120 }),
  },
];

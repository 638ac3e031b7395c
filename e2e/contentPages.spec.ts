import type { Page } from '@playwright/test';

import { overflowOf, violationsOf } from './support/audit';
import { layoutShiftOf, watchLayoutShift } from './support/layoutShift';
import { expect, isPhone, test } from './support/test';

// axe must not look at moving parts. A stand-in of a picture has another ratio than the room kept for it.
test.use({ contextOptions: { reducedMotion: 'reduce' }, pictures: 'real' });

/** 0.00 when written with two digits. */
const shiftLimit = 0.005;

interface ContentPage {
  path: string;
  heading: string;
  /** Headings of its parts, in order. */
  parts: readonly string[];
  /** What else it does, at any width. */
  does?: (page: Page) => Promise<void>;
}

const main = (page: Page) => page.getByRole('main');
const robots = (page: Page) => page.locator('head meta[name="robots"]');

/** A button opens a block over the page, with the prices that the page has. */
const opensBlock = async (page: Page): Promise<void> => {
  await main(page).getByRole('button', { name: 'Delivery prices' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delivery prices' });
  await expect(dialog.getByRole('table', { name: 'Delivery in the UK' })).toContainText('£2.95, free from £25');
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
};

/** The contents of a long page lead to its parts. */
const leadsToParts = async (page: Page): Promise<void> => {
  await main(page).getByRole('link', { name: 'How long we keep it' }).click();
  await expect(main(page).getByRole('heading', { name: 'How long we keep it' })).toBeInViewport();
  await expect(page).toHaveURL(/#how-long-we-keep-it$/);
};

const pages: readonly ContentPage[] = [
  {
    path: '/about-us',
    heading: 'We begin with the label.',
    parts: ['A question at a kitchen table', 'How we choose doses', 'Where it is made', 'Come and see us'],
    does: (page) => expect(robots(page)).toHaveCount(0),
  },
  {
    path: '/customer-service',
    heading: 'Customer Service',
    parts: ['Orders and delivery', 'How do I', 'About the products', 'Before you take anything new'],
    does: opensBlock,
  },
  {
    path: '/delivery-and-returns',
    heading: 'Delivery and returns',
    parts: ['Delivery prices', 'How it comes', 'Returns'],
  },
  {
    path: '/privacy-notice',
    heading: 'Privacy Notice',
    parts: ['Who we are', 'Your rights', 'How to complain'],
    does: leadsToParts,
  },
  {
    path: '/magnesium-guide',
    heading: 'One mineral, three forms.',
    parts: ['What magnesium does', 'The three forms', 'Side by side', 'All of our magnesium'],
  },
  { path: '/terms', heading: 'Terms of sale', parts: ['Who we are', 'Your order', 'Your rights'] },
  {
    path: '/style-guide',
    heading: 'Style guide',
    parts: ['Colour', 'Buttons', 'Rows', 'Columns', 'Banner', 'Slider'],
    // Search engines are kept from it.
    does: (page) => expect(robots(page)).toHaveAttribute('content', 'noindex, nofollow'),
  },
];

/** Errors that a page tells the console; the service worker is kept out on purpose. */
const listenToErrors = (page: Page): string[] => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    const isOurs = message.type() === 'error' || message.text().startsWith('Page Builder');
    if (isOurs) errors.push(message.text());
  });
  return errors;
};

/** Running text, laid out alike at every width above a phone's; the style guide has every block at both. */
const alike = new Set(['/delivery-and-returns', '/privacy-notice', '/terms']);

for (const { path, heading, parts, does } of pages) {
  test(`${path} has its blocks, for everybody, without an error or a jump`, async ({ page }, { project }) => {
    test.skip(alike.has(path) && !isPhone(project.name), 'It is laid out alike at every width.');
    const errors = listenToErrors(page);
    await watchLayoutShift(page);
    await page.goto(path);
    await expect(main(page).getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.waitForLoadState('load');
    expect.soft((await layoutShiftOf(page)).value, 'layout shift').toBeLessThan(shiftLimit);
    for (const name of parts) {
      await expect.soft(main(page).getByRole('heading', { name, exact: true }).first()).toBeAttached();
    }
    await expect(main(page).getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible();
    expect.soft(await violationsOf(page)).toEqual([]);
    expect.soft(await overflowOf(page), 'too wide').toEqual([]);
    if (isPhone(project.name)) {
      await does?.(page);
      await page.setViewportSize({ width: 320, height: 640 });
      expect.soft(await overflowOf(page), 'too wide at 320 px').toEqual([]);
    }
    expect(errors).toEqual([]);
  });
}

test.describe('at any width', () => {
  test.skip(({ isMobile }) => !isMobile, 'What they do does not depend on the width.');

  test('the delivery address that people type leads to delivery and returns', async ({ page }) => {
    await page.goto('/delivery');
    await expect(main(page).getByRole('heading', { level: 1, name: 'Delivery and returns' })).toBeVisible();
    await expect(page).toHaveURL(/\/delivery-and-returns$/);
  });

  test('a link in the content goes on in the app, to the part that it names', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    const link = main(page).getByRole('link', { name: 'How we choose doses' });
    await expect(link).toBeVisible();
    await link.click();
    const heading = main(page).getByRole('heading', { name: 'How we choose doses' });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    expect(await page.evaluate(() => Reflect.get(window, 'isSame') as unknown)).toBe(true);
  });
});

import type { Locator, Page } from '@playwright/test';

import { cartTrigger, miniCart } from './support/shopFloor';
import { expect, isPhone, test } from './support/test';

/** Presses Tab until the focus is there. */
const tabTo = async (page: Page, target: Locator, most = 60): Promise<void> => {
  for (let presses = 0; presses < most; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there.');
};

/** Whether the focused element shows that it has the focus: an outline, of its own or of what stands for it. */
const isFocusShown = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const isMarked = (style: CSSStyleDeclaration): boolean =>
      (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0) || style.boxShadow !== 'none';
    const holders = [element, element.nextElementSibling, element.parentElement];
    return holders.some((holder) => holder !== null && isMarked(getComputedStyle(holder)));
  });

test('the keyboard alone gets past the header', async ({ page }) => {
  await page.goto('/zinc-picolinate.html');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const skip = page.getByRole('link', { name: 'Skip to content' });
  // The boot page, which shows the heading first, has none.
  await expect(skip).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the keyboard alone opens a category', async ({ page }, { project }) => {
  test.skip(isPhone(project.name), 'A phone has the drawer in the place of the mega menu.');
  await page.goto('/cart');
  const menu = page.getByRole('navigation', { name: 'Categories' });
  const minerals = menu.getByRole('link', { name: 'Minerals', exact: true });
  await expect(minerals).toBeVisible();
  await tabTo(page, menu.getByRole('link', { name: 'Shop by need', exact: true }));
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  const vitamins = menu.getByRole('link', { name: 'Vitamins', exact: true });
  await expect(vitamins).toBeFocused();
  await expect(vitamins).toHaveAttribute('aria-expanded', 'true');
  expect(await isFocusShown(vitamins)).toBe(true);
  await page.keyboard.press('ArrowUp');
  await expect(vitamins).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Space');
  await expect(vitamins).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(minerals).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await tabTo(page, menu.getByRole('link', { name: 'Zinc and selenium' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Zinc and selenium' })).toBeVisible();
});

test('the keyboard alone opens a category in the drawer', async ({ page }, { project }) => {
  test.skip(!isPhone(project.name), 'A large screen has the mega menu in the place of the drawer.');
  await page.goto('/cart');
  const trigger = page.getByRole('button', { name: 'Menu' });
  await tabTo(page, trigger);
  expect(await isFocusShown(trigger)).toBe(true);
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Main Menu' });
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(trigger).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, drawer.getByRole('button', { name: 'Botanicals' }));
  await page.keyboard.press('Enter');
  await tabTo(page, drawer.getByRole('link', { name: 'Mushrooms' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Mushrooms' })).toBeVisible();
});

test('the keyboard alone picks an option and fills the cart', async ({ page }, { project }) => {
  test.skip(isPhone(project.name), 'The choices of a product come in the same order at every width.');
  await page.goto('/magnesium-bisglycinate.html');
  const main = page.getByRole('main');
  const sizes = main.getByRole('group', { name: 'Size' });
  const option = sizes.getByRole('radio').first();
  await expect(option).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, sizes.getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowRight');
  const checked = sizes.getByRole('radio', { checked: true });
  await expect(checked).toBeFocused();
  expect(await isFocusShown(checked)).toBe(true);
  const add = main.getByRole('button', { name: /^Add to cart( £|$)/ }).first();
  await tabTo(page, add);
  expect(await isFocusShown(add)).toBe(true);
  await page.keyboard.press('Enter');
  await expect(miniCart(page)).toContainText('Your cart (1)');
  await expect(cartTrigger(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(miniCart(page)).toBeHidden();
  await expect(add).toBeFocused();
});

test('who moves by keys sees the heading of a list that takes the focus', async ({ page }) => {
  await page.goto('/minerals.html');
  const heading = page.getByRole('heading', { name: 'Products in Minerals' });
  await expect(heading).toBeAttached();
  await page.keyboard.press('Tab');
  await heading.focus();
  const box = await heading.boundingBox();
  expect(box?.width).toBeGreaterThan(50);
  expect(await heading.evaluate((element) => getComputedStyle(element.parentElement ?? element).clipPath)).toBe('none');
});

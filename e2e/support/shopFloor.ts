import { expect, type Locator, type Page } from '@playwright/test';

/** The way into a category through the mega menu, with the mouse. */
export const openCategoryByMouse = async (page: Page, top: string, category: string): Promise<void> => {
  const menu = page.getByRole('navigation', { name: 'Categories' });
  const link = menu.getByRole('link', { name: top, exact: true });
  await link.hover();
  await expect(link).toHaveAttribute('aria-expanded', 'true');
  await menu.getByRole('link', { name: category, exact: true }).click();
  await expect(link).toHaveAttribute('aria-expanded', 'false');
};

/** The same through the drawer, with a finger. */
export const openCategoryByTouch = async (page: Page, top: string, category: string): Promise<void> => {
  await page.getByRole('button', { name: 'Menu' }).tap();
  const drawer = page.getByRole('dialog', { name: 'Main Menu' });
  await drawer.getByRole('button', { name: top, exact: true }).tap();
  await drawer.getByRole('link', { name: category, exact: true }).tap();
  await expect(drawer).toBeHidden();
};

/** The cart in the header; its name tells how much is in it. */
export const cartTrigger = (page: Page): Locator => page.getByRole('button', { name: /^Cart, / });

/** The mini cart. */
export const miniCart = (page: Page): Locator => page.getByRole('dialog', { name: /^Your cart/ });

/** Puts the open product into the cart and waits for the mini cart. */
export const addToCart = async (page: Page): Promise<Locator> => {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to cart( £|$)/ })
    .first()
    .click();
  const cart = miniCart(page);
  await expect(cart).toBeVisible();
  return cart;
};

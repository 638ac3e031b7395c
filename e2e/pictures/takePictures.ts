import type { Page } from '@playwright/test';
import sharp from 'sharp';

import { cards } from '../support/cards';
import { agree, cardFrame, giveAddress, payButton, readReceipt, typeCard } from '../support/checkout';
import { startWithCart } from '../support/shopApi';

/** Quality of WebP at which the small print of a page stays sharp. */
const quality = 82;

/** Longest wait for the pictures of a page, and for the end of its requests: some pages go on asking. */
const longestWaitMs = 10_000;

/** Waits until all that can be seen is there: data, letters, and pictures in the window. */
const untilStill = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle', { timeout: longestWaitMs }).catch(() => undefined);
  await page.evaluate(async (waitMs) => {
    await document.fonts.ready;
    // A picture beside or below the window is loaded when it comes near: nobody may wait for it.
    const seen = [...document.images].filter((image) => {
      const { top, left, right } = image.getBoundingClientRect();
      return top < window.innerHeight && right > 0 && left < window.innerWidth;
    });
    const limit = new Promise((resolve) => setTimeout(resolve, waitMs));
    await Promise.race([limit, Promise.all(seen.map((image) => image.decode().catch(() => undefined)))]);
  }, longestWaitMs);
};

/**
 * Walks from the home page to a receipt as a guest, and takes a picture of what the window shows on each page.
 * @param pathOf where the picture of a page is kept.
 */
export const takePictures = async (page: Page, pathOf: (name: string) => string): Promise<void> => {
  const take = async (name: string): Promise<void> => {
    await untilStill(page);
    await sharp(await page.screenshot())
      .webp({ quality })
      .toFile(pathOf(name));
  };
  await page.goto('/');
  await page.getByRole('button', { name: 'Refuse' }).click();
  await take('home');
  await page.goto('/minerals.html');
  await page.getByRole('heading', { level: 1, name: 'Minerals' }).waitFor();
  await take('category');
  await page.goto('/magnesium-bisglycinate.html');
  await page.getByRole('heading', { level: 1, name: /^Magnesium Bisglycinate/ }).waitFor();
  await take('product');
  await startWithCart(page, 'HW-ZNP', 2);
  await page.goto('/cart');
  await page.getByRole('main').getByRole('link', { name: 'Checkout', exact: true }).first().waitFor();
  await take('cart');
  await page.goto('/checkout');
  await giveAddress(page);
  await cardFrame(page).getByLabel('Card number').waitFor();
  await typeCard(page, cards.authorised);
  await take('checkout');
  await agree(page);
  await payButton(page).click();
  await readReceipt(page);
  await take('receipt');
};

import { expect, type FrameLocator, type Page } from '@playwright/test';

import type { Card } from './cards';
import { payButton, readReceipt, typeCard } from './checkout';
import { startAtPayment } from './shopApi';
import { ordersOf, type ShopDatabase } from './shopDatabase';
import { standStill } from './standStill';

/** Opens checkout at the payment, with a cart of its own, whose id it gives back. */
export const openPayment = async (page: Page): Promise<string> => {
  const cartId = await startAtPayment(page);
  await page.goto('/checkout');
  await expect(payButton(page)).toBeEnabled();
  return cartId;
};

/** Types a card and presses the button, after the terms were agreed to. */
export const tryCard = async (page: Page, card: Card): Promise<void> => {
  await typeCard(page, card);
  await payButton(page).click();
};

/** The way of an outcome: what is typed, what the shopper reads, and that they may go on. */
export const expectStopped = async (page: Page, card: Card, words: string): Promise<void> => {
  await tryCard(page, card);
  await expect(page.getByRole('main')).toContainText(words);
  await expect(payButton(page)).toBeEnabled();
};

/** The bank's page that lies over the shop. */
export const bank = (page: Page): FrameLocator => page.frameLocator('iframe[title="Confirm your payment"]');

/** Presses a button of the bank's page. */
export const answerBank = async (page: Page, answer: 'Approve' | 'Decline'): Promise<void> => {
  const button = bank(page).getByRole('button', { name: answer });
  await expect(button).toBeVisible();
  await standStill(page);
  await button.click();
};

/** The shopper sees a receipt, and the cart became that order and no other. */
export const expectOneOrder = async (page: Page, db: ShopDatabase, cartId: string): Promise<void> => {
  const number = await readReceipt(page);
  expect(ordersOf(db, cartId)).toMatchObject([{ increment_id: number }]);
};

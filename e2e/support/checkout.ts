import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

import type { Card } from './cards';

/** A UK address as a guest types it. */
export const guest = {
  Email: 'rosa.whitfield@example.com',
  'First name': 'Rosa',
  'Last name': 'Whitfield',
  'Street address': '7 Clifton Vale',
  City: 'Bristol',
  Postcode: 'bs8 4pt',
  Phone: '07700 900456',
} as const;

/** Names of the fields of the address step. */
export type AddressField = keyof typeof guest;

/** A field of the open step; its label may carry a star. */
export const field = (page: Page, label: string): Locator =>
  page.getByLabel(new RegExp(`^${label}(\\s|\\*|$)`)).first();

/** Shows the lines of the address where it is found first, and the number that a courier may have. */
const showFields = async (page: Page): Promise<void> => {
  const manually = page.getByRole('button', { name: 'Enter address manually' });
  await field(page, 'Street address').waitFor({ state: 'attached' });
  if (await manually.isVisible()) await manually.click();
  const phone = page.getByRole('button', { name: 'Add a phone number for the courier' });
  if (await phone.isVisible()) await phone.click();
};

/** Types an address; pass '' for what is left as it is. */
export const typeAddress = async (
  page: Page,
  address: Partial<Record<AddressField, string>> = guest,
): Promise<void> => {
  const texts = Object.entries(address).filter(([, text]) => text !== '');
  // A customer's own address is chosen already.
  if (texts.length > 0) await showFields(page);
  for (const [label, text] of texts) await field(page, label).fill(text);
};

/** Step 1, to its end: the cheapest way to ship is taken with it. */
export const giveAddress = async (page: Page, address?: Partial<Record<AddressField, string>>): Promise<void> => {
  await typeAddress(page, address);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
};

/** Opens step 2, which the cheapest way has folded up. */
export const openMethods = (page: Page): Promise<void> =>
  page
    .getByRole('region', { name: /^Shipping method/ })
    .getByRole('button', { name: /^Change/ })
    .click();

/** Takes another way to ship than the cheapest. */
export const chooseMethod = async (page: Page, name: RegExp): Promise<void> => {
  await openMethods(page);
  await page.getByRole('radio', { name }).check();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
};

/** The provider's frame with the card fields. */
export const cardFrame = (page: Page): FrameLocator => page.frameLocator('iframe[title="Card details"]');

/** The button that places the order. */
export const payButton = (page: Page): Locator => page.getByRole('button', { name: /^Pay £/ });

/** Types a card into the provider's frame. */
export const typeCard = async (page: Page, card: Card): Promise<void> => {
  const frame = cardFrame(page);
  await frame.getByLabel('Card number').fill(card.number);
  await frame.getByLabel('Expiry date').fill(card.expiry);
  await frame.getByLabel('Security code').fill(card.securityCode);
  await frame.getByLabel('Name on card').fill(card.name);
};

/** Agrees to the terms. */
export const agree = (page: Page): Promise<void> => page.getByRole('checkbox', { name: /^I agree to/ }).check();

/** Types the card, agrees and presses the button once. */
export const payWith = async (page: Page, card: Card): Promise<void> => {
  await typeCard(page, card);
  await agree(page);
  await payButton(page).click();
};

/** Chooses a way to pay, where there are several. */
export const choosePayment = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('group', { name: 'How would you like to pay?' }).getByRole('radio', { name, exact: true }).check();

/** Waits for the receipt and gives the order's number back. */
export const readReceipt = async (page: Page, name: string = guest['First name']): Promise<string> => {
  await expect(page.getByRole('heading', { level: 1, name: `Thank you, ${name}.` })).toBeVisible({ timeout: 20_000 });
  await expect(page).toHaveURL(/\/checkout\/receipt$/);
  const number = /Order (\d+) is confirmed/.exec((await page.getByRole('main').textContent()) ?? '')?.[1];
  if (number === undefined) throw new Error('The receipt names no order.');
  return number;
};

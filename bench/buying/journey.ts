import type { Page } from '@playwright/test';

import { cards } from '../../e2e/support/cards';
import { type AddressField, cardFrame, field, guest, payButton, readReceipt } from '../../e2e/support/checkout';

import type { Shopper } from './shopper';

/** How a guest gives their address. */
export type AddressWay = 'typed' | 'found';

const typed: readonly AddressField[] = [
  'Email',
  'First name',
  'Last name',
  'Street address',
  'City',
  'Postcode',
  'Phone',
];
const besidesFound: readonly AddressField[] = ['Email', 'First name', 'Last name', 'Phone'];

/** From the open cart to the checkout; the load that follows is the shop's. */
export const openCheckout = async (page: Page, { click }: Shopper): Promise<void> => {
  await click(page.getByRole('main').getByRole('link', { name: 'Checkout', exact: true }));
  await page.getByRole('button', { name: 'Continue to shipping method' }).waitFor();
};

const giveAddress = async (page: Page, { fill, click }: Shopper, way: AddressWay): Promise<void> => {
  for (const name of way === 'typed' ? typed : besidesFound) await fill(field(page, name), guest[name]);
  if (way === 'found') {
    await fill(page.getByRole('combobox', { name: /^Find your address/ }), guest.Postcode);
    await click(page.getByRole('option').first());
  }
  await click(page.getByRole('button', { name: 'Continue to shipping method' }));
};

/** From the open checkout to the receipt, doing no more than a guest must. */
export const buy = async (page: Page, shopper: Shopper, way: AddressWay): Promise<void> => {
  const { fill, click } = shopper;
  await giveAddress(page, shopper, way);
  // The cheapest method is chosen already.
  await click(page.getByRole('button', { name: 'Continue to payment' }));
  const card = cardFrame(page);
  await fill(card.getByLabel('Card number'), cards.authorised.number);
  await fill(card.getByLabel('Expiry date'), cards.authorised.expiry);
  await fill(card.getByLabel('Security code'), cards.authorised.securityCode);
  await fill(card.getByLabel('Name on card'), cards.authorised.name);
  await click(page.getByRole('checkbox', { name: /^I agree/ }));
  await click(payButton(page));
  await readReceipt(page);
};

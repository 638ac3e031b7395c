import type { Page } from '@playwright/test';

import { cards } from '../../e2e/support/cards';
import { type AddressField, cardFrame, field, guest, payButton, readReceipt } from '../../e2e/support/checkout';

import type { Shopper } from './shopper';

/** How a guest gives their address. */
export type AddressWay = 'typed' | 'found';

const names: readonly AddressField[] = ['Email', 'First name', 'Last name'];
const lines: readonly AddressField[] = ['Street address', 'City', 'Postcode'];

/** From the open cart to the checkout; the load that follows is the shop's. */
export const openCheckout = async (page: Page, { click }: Shopper): Promise<void> => {
  await click(page.getByRole('main').getByRole('link', { name: 'Checkout', exact: true }));
  await page.getByRole('combobox', { name: /^Find your address/ }).waitFor();
};

const giveAddress = async (page: Page, { fill, click }: Shopper, way: AddressWay): Promise<void> => {
  for (const name of names) await fill(field(page, name), guest[name]);
  if (way === 'found') {
    await fill(page.getByRole('combobox', { name: /^Find your address/ }), guest['Street address']);
    await click(page.getByRole('option').first());
  } else {
    await click(page.getByRole('button', { name: 'Enter address manually' }));
    for (const name of lines) await fill(field(page, name), guest[name]);
  }
};

/** Moments on the way: the address is sent, the card can be typed, the order is sent. */
export type Stage = 'given' | 'payable' | 'pressed';

/**
 * From the open checkout to the receipt, doing no more than a guest must.
 * @param reached told of each moment on the way.
 */
export const buy = async (
  page: Page,
  shopper: Shopper,
  way: AddressWay,
  reached: (stage: Stage) => void = () => undefined,
): Promise<void> => {
  const { fill, click } = shopper;
  await giveAddress(page, shopper, way);
  // The requests of a press begin before its click has ended.
  reached('given');
  // The cheapest way to ship is taken with it.
  await click(page.getByRole('button', { name: 'Continue to payment' }));
  const card = cardFrame(page);
  await card.getByLabel('Card number').waitFor();
  reached('payable');
  await fill(card.getByLabel('Card number'), cards.authorised.number);
  await fill(card.getByLabel('Expiry date'), cards.authorised.expiry);
  await fill(card.getByLabel('Security code'), cards.authorised.securityCode);
  await fill(card.getByLabel('Name on card'), cards.authorised.name);
  await click(page.getByRole('checkbox', { name: /^I agree/ }));
  reached('pressed');
  await click(payButton(page));
  await readReceipt(page);
};

import type { Locator, Page } from '@playwright/test';

import { cards } from '../../e2e/support/cards';
import { agree, field, guest, payButton, typeAddress, typeCard } from '../../e2e/support/checkout';
import { startAtPayment, startWithCart } from '../../e2e/support/shopApi';
import type { Interaction } from '../interaction/interactions';

const couponField = (page: Page): Locator => page.getByRole('textbox', { name: 'Code', exact: true });

/** On the way from the cart to the order, what has to answer at once. */
export const buyingInteractions: readonly Interaction[] = [
  {
    name: 'quantity stepper of the cart',
    path: '/cart',
    size: 'phone',
    arrive: startWithCart,
    act: (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: /^Increase quantity/ })
        .click({ timeout: 5000 }),
  },
  {
    name: 'coupon',
    path: '/cart',
    size: 'phone',
    arrive: startWithCart,
    prepare: async (page) => {
      await page.getByRole('complementary', { name: 'Summary' }).getByText('Add a discount code').press('Enter');
      await couponField(page).fill('WELCOME10');
    },
    act: (page) => page.getByRole('button', { name: 'Apply', exact: true }).click({ timeout: 5000 }),
  },
  {
    name: 'name in the address',
    path: '/checkout',
    size: 'phone',
    arrive: startWithCart,
    prepare: (page) => field(page, 'Last name').focus(),
    act: (page) => page.keyboard.type(guest['Last name'], { delay: 120 }),
  },
  {
    name: 'search for the address',
    path: '/checkout',
    size: 'phone',
    arrive: startWithCart,
    prepare: (page) => page.getByRole('combobox', { name: /^Find your address/ }).focus(),
    act: (page) => page.keyboard.type(guest['Street address'], { delay: 120 }),
  },
  {
    name: 'Continue to payment',
    path: '/checkout',
    size: 'phone',
    arrive: startWithCart,
    prepare: (page) => typeAddress(page),
    act: (page) => page.getByRole('button', { name: 'Continue to payment' }).click({ timeout: 5000 }),
  },
  {
    name: 'Pay button',
    path: '/checkout',
    size: 'phone',
    arrive: startAtPayment,
    prepare: async (page) => {
      await typeCard(page, cards.authorised);
      await agree(page);
    },
    act: (page) => payButton(page).click({ timeout: 5000 }),
  },
];

import type { Locator, Page } from '@playwright/test';

import { cards } from '../../e2e/support/cards';
import { agree, payButton, typeCard } from '../../e2e/support/checkout';
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
    prepare: (page) => couponField(page).fill('WELCOME10'),
    act: (page) => page.getByRole('button', { name: 'Apply', exact: true }).click({ timeout: 5000 }),
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

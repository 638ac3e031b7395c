import type { Page } from '@playwright/test';

import { cards } from './support/cards';
import { cardFrame, field, giveAddress, guest, payButton, payWith, readReceipt } from './support/checkout';
import { expect, test } from './support/test';

/** What live regions said since the visit began, in its order; documents share it. */
const said = (page: Page): Promise<string[]> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('said') ?? '[]') as string[]);

/** Runs in each document: it must stand alone, as its source is sent to the browser. */
const listenToLiveRegions = (): void => {
  const words = JSON.parse(sessionStorage.getItem('said') ?? '[]') as string[];
  const note = (node: Node): void => {
    const element = node instanceof Element ? node : node.parentElement;
    const text = element?.closest('[role=status], [role=alert], [aria-live]')?.textContent.trim();
    if (!text || words.at(-1) === text) return;
    words.push(text);
    sessionStorage.setItem('said', JSON.stringify(words));
  };
  new MutationObserver((changes) =>
    changes.forEach(({ target, addedNodes }) => [target, ...addedNodes].forEach(note)),
  ).observe(document, { subtree: true, childList: true, characterData: true });
};

test('a purchase makes sense to somebody who hears it', async ({ page }) => {
  await page.addInitScript(listenToLiveRegions);
  await page.goto('/magnesium-bisglycinate.html');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Skip to content"
    - banner:
      - button "Menu"
      - button "Search"
      - button "Cart, no items"
    - main:
      - navigation "Breadcrumbs"
      - list "Pictures"
      - heading "Magnesium Bisglycinate" [level=1]
      - link /out of 5, \\d+ reviews/
      - paragraph: £13.50
      - paragraph: In stock
      - group "Size":
        - radio /^60 capsules £13.50/ [checked]
        - radio /^120 capsules/
      - group "How to buy it":
        - radio "Buy once" [checked]
      - group "Quantity of Magnesium Bisglycinate":
        - button "Decrease quantity of Magnesium Bisglycinate" [disabled]
        - textbox "Quantity of Magnesium Bisglycinate": "1"
        - button "Increase quantity of Magnesium Bisglycinate"
      - button "Add to cart"
    - contentinfo
  `);

  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  const cart = page.getByRole('dialog', { name: 'Your cart (1)' });
  await expect(cart).toMatchAriaSnapshot(`
    - dialog "Your cart (1)":
      - heading "Your cart (1)" [level=2]
      - button "Close"
      - list "Items in your cart":
        - listitem:
          - heading "Magnesium Bisglycinate" [level=3]
          - button "Remove Magnesium Bisglycinate"
      - paragraph: Subtotal £13.50
      - link "Checkout"
      - link "View cart"
  `);
  await expect(cart.getByRole('button', { name: 'Close' })).toBeFocused();
  expect(await said(page)).toContain('Cart, 1 item');

  await cart.getByRole('link', { name: 'View cart' }).click();
  await expect(page.getByRole('heading', { name: 'Your cart', level: 1 })).toBeFocused();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Your cart" [level=1]
      - list "Items in your cart"
      - complementary "Summary":
        - heading "Summary" [level=2]
        - term: Subtotal
        - definition: £13.50
        - term: Delivery, estimated
        - definition: £2.95
        - term: Estimated total
        - definition: £16.45
        - link "Checkout"
  `);

  await page.getByRole('main').getByRole('link', { name: 'Checkout', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(field(page, 'Email')).toBeFocused();
  await expect(field(page, 'Email')).toHaveAccessibleDescription(/^Is required\./);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Checkout" [level=1]
      - region "Shipping address":
        - heading "Shipping address" [level=2]
        - group "How you get your order":
          - radio "Delivery" [checked]
        - form "Shipping address":
          - textbox "Email"
          - textbox "First name"
          - textbox "Last name"
          - combobox "Find your address"
          - button "Continue to payment"
      - region "Shipping method":
        - heading "Shipping method" [level=2]
      - region "Payment":
        - heading "Payment" [level=2]
  `);

  await giveAddress(page);
  await expect(page.getByRole('heading', { name: 'Payment', level: 2 })).toBeFocused();
  await cardFrame(page).getByLabel('Card number').waitFor();
  await expect(payButton(page)).toBeVisible();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - region "Shipping address (done)":
        - button "Change Shipping address"
        - text: /Rosa Whitfield, 7 Clifton Vale, Bristol, BS8 4PT/
      - region "Shipping method (done)":
        - button "Change Shipping method"
      - region "Payment":
        - form "Payment":
          - group "Card details"
          - checkbox "I agree to the Terms and have read the Privacy Notice."
          - button "Pay £16.45"
      - complementary "Order summary"
  `);

  await payWith(page, cards.authorised);
  const number = await readReceipt(page);
  await expect(page.getByRole('heading', { name: `Thank you, ${guest['First name']}.` })).toBeFocused();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Thank you, Rosa." [level=1]
      - paragraph: /Order ${number} is confirmed/
      - term: Arriving
      - definition
      - term: Delivering to
      - definition: /7 Clifton Vale, Bristol, BS8 4PT/
      - term: Paid with
      - definition: /£16.45 in all/
      - region "What happens now":
        - heading "What happens now" [level=2]
        - list:
          - listitem: We are getting your order ready.
          - listitem:
            - link "Track my order"
  `);
});

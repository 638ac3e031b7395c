import type { Page } from '@playwright/test';

import { stockAddress } from '../support/stockAddress';
import { expect, isPhone, test } from '../support/test';

/** A guest's cart, filled by the calls of the shop. */
const fillCart = async (page: Page, sku: string): Promise<void> => {
  await page.goto('/');
  await page.evaluate(async (item) => {
    const ask = async (query: string, variables = {}): Promise<string> => {
      const headers = { 'content-type': 'application/json', Store: 'default' };
      const answer = await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
      return answer.text();
    };
    const id = /"id":"(\w+)"/.exec(await ask('mutation { id: createEmptyCart }'))?.[1] ?? '';
    const add =
      'mutation ($id: String!, $sku: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: $sku, quantity: 2 }]) { user_errors { message } } }';
    await ask(add, { id, sku: item });
    localStorage.setItem('STOCK__cartId', JSON.stringify({ value: id, timeStored: Date.now() }));
  }, sku);
  await page.goto('/checkout');
};

const giveAddress = async (page: Page): Promise<void> => {
  const form = page.getByRole('main');
  for (const [label, text] of Object.entries(stockAddress)) await form.getByLabel(new RegExp(`^${label}`)).fill(text);
};

const placeOrder = async (page: Page): Promise<void> => {
  const order = page.getByRole('button', { name: 'Place order' });
  await expect(order).toBeVisible();
  // A backend that takes no consents gets none, so nobody has to give one.
  await expect(page.getByRole('checkbox', { name: /Privacy Notice/ })).toHaveCount(0);
  await order.click();
  await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible();
  await expect(page).toHaveURL(/\/checkout\/receipt$/);
};

test('F-06: a guest orders goods to pay by check; the receipt outlives a reload and Back', async ({ page }) => {
  await fillCart(page, 'PL-SIDE');
  await giveAddress(page);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('radio', { name: 'Check / Money order' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Bank Transfer Payment' })).toBeVisible();
  await expect(page.locator('body')).not.toContainText(/card details|Secure payment|3-D Secure|gift card/i);
  await placeOrder(page);

  const receipt = page.getByRole('main');
  const isWhole = async (): Promise<void> => {
    await expect(receipt).toContainText(/Order \d{9} is confirmed. We have sent a receipt to ann@example.com/);
    await expect(receipt).toContainText('Side plate');
    await expect(receipt).toContainText('£33.00');
    await expect(receipt).toContainText('We will send it to the address above.');
  };
  await isWhole();
  await page.reload();
  await isWhole();
  await page.goto('/');
  await page.goBack();
  await isWhole();
});

test('what is not shipped is ordered without a shipping step', async ({ page }, { project }) => {
  test.skip(!isPhone(project.name), 'It does not depend on the width.');
  await fillCart(page, 'WO-CLASS');
  await expect(page.getByRole('heading', { name: 'Billing address' })).toBeVisible();
  await giveAddress(page);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('radio', { name: 'Purchase Order' }).check();
  await page.getByLabel(/^Purchase order number/).fill('PO-77');
  await placeOrder(page);
  await expect(page.getByRole('main')).toContainText('£130.00');
  await expect(page.getByRole('main')).not.toContainText('Delivery');
});

import type { Locator, Page } from '@playwright/test';

import { cards } from './support/cards';
import { cardFrame, field, guest, payButton, readReceipt } from './support/checkout';
import { startWithCart } from './support/shopApi';
import { expect, isPhone, test } from './support/test';

const finder = (page: Page): Locator => page.getByRole('combobox', { name: /^Find your address/ });
const consent = (page: Page): Locator => page.getByRole('checkbox', { name: /^I agree/ });
/** Until the summary's own is known to be in view there is one at the foot of the screen, too. */
const toCheckout = (page: Page): Locator =>
  page.getByRole('main').getByRole('link', { name: 'Checkout', exact: true }).first();

test('a guest orders with four clicks and eight fields beside the consent', async ({ page }) => {
  let [clicks, fields] = [0, 0];
  const click = async (control: Locator): Promise<void> => {
    await control.click();
    clicks += 1;
  };
  const fill = async (control: Locator, text: string): Promise<void> => {
    await control.fill(text);
    fields += 1;
  };
  await startWithCart(page);
  await page.goto('/cart');
  await click(toCheckout(page));
  for (const name of ['Email', 'First name', 'Last name'] as const) await fill(field(page, name), guest[name]);
  await fill(finder(page), '7 Clifton Vale');
  await click(page.getByRole('option', { name: '7 Clifton Vale, Bristol, BS8 4PT' }));
  await click(page.getByRole('button', { name: 'Continue to payment' }));
  await expect(page).toHaveURL(/step=payment/);
  await expect(page.getByRole('region', { name: /^Shipping method/ })).toContainText('Standard delivery');
  const card = cardFrame(page);
  await fill(card.getByLabel('Card number'), cards.authorised.number);
  await fill(card.getByLabel('Expiry date'), cards.authorised.expiry);
  await fill(card.getByLabel('Security code'), cards.authorised.securityCode);
  await fill(card.getByLabel('Name on card'), cards.authorised.name);
  await consent(page).check();
  await click(payButton(page));
  await readReceipt(page);
  expect({ clicks, fields }).toEqual({ clicks: 4, fields: 8 });
});

test('a guest comes to the payment with the keyboard alone', async ({ page }, { project }) => {
  test.skip(isPhone(project.name), 'A phone has no keyboard to walk with.');
  await startWithCart(page);
  await page.goto('/cart');
  await toCheckout(page).press('Enter');
  // The fields that the store asks for come with its answer.
  await field(page, 'First name').waitFor();
  await field(page, 'Email').focus();
  await page.keyboard.type(guest.Email);
  for (const text of [guest['First name'], guest['Last name'], '7 clifton']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await expect(page.getByRole('option', { name: /^7 Clifton Vale/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const chosen = page.getByRole('group', { name: 'Your address' });
  await expect(chosen).toBeFocused();
  await expect(chosen).toContainText('7 Clifton Vale');
  const goOn = page.getByRole('button', { name: 'Continue to payment' });
  for (let tabs = 0; tabs < 12 && !(await goOn.evaluate((it) => it === document.activeElement)); tabs += 1)
    await page.keyboard.press('Tab');
  await expect(goOn).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Payment' })).toBeFocused();
  await cardFrame(page).getByLabel('Card number').waitFor();
  const total = await payButton(page).textContent();
  const method = page.getByRole('region', { name: /^Shipping method/ });
  await method.getByRole('button', { name: /^Change/ }).press('Enter');
  await page.getByRole('radio', { name: /Standard delivery/ }).press('ArrowDown');
  await page.getByRole('button', { name: 'Continue to payment' }).press('Enter');
  await expect(payButton(page)).not.toHaveText(total ?? '');
});

import { agree, choosePayment, payButton } from './support/checkout';
import { expect, test } from './support/ownShop';
import { expectOneOrder, openPayment } from './support/payment';
import { ordersOf } from './support/shopDatabase';

test('PayPal: given up, left by the browser’s history, and agreed to, with one order', async ({ page, db }) => {
  const cartId = await openPayment(page);
  await choosePayment(page, 'PayPal');
  await expect(page.getByRole('main')).toContainText('We will take you to PayPal to agree to this payment.');
  await agree(page);
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Hi, Robin!' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel and return to the shop' }).click();
  await expect(page.getByRole('main')).toContainText('You cancelled the payment.');
  await expect(page).toHaveURL(/\/checkout\/?$/);
  expect(ordersOf(db, cartId)).toEqual([]);

  await agree(page);
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Hi, Robin!' })).toBeVisible();
  await page.goBack();
  await expect(payButton(page)).toBeEnabled();
  await choosePayment(page, 'PayPal');
  const isAgreed = page.getByRole('checkbox', { name: /^I agree to/ });
  await isAgreed.check();
  await payButton(page).click();
  const returning = page.waitForRequest(/\/checkout\/\?token=EC-\w+&PayerID=\w+$/);
  await page.getByRole('button', { name: 'Agree and pay' }).click();
  const address = (await returning).url();
  await expectOneOrder(page, db, cartId);

  await page.goto(address);
  await expect(page.getByRole('main')).toContainText('Your cart is empty');
  expect(ordersOf(db, cartId)).toHaveLength(1);
});

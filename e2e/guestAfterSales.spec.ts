import { overflowOf, violationsOf } from './support/audit';
import { cards } from './support/cards';
import { guest, payWith, readReceipt } from './support/checkout';
import { mailedLink } from './support/mail';
import { startAtPayment } from './support/shopApi';
import { expect, isPhone, test } from './support/test';

test('a guest looks an order up, and cancels it by the link of a mail', async ({ page, request }, { project }) => {
  // Both widths would read the newest mail to the same guest.
  test.skip(!isPhone(project.name), 'Once is enough.');
  await startAtPayment(page);
  await page.goto('/checkout');
  await payWith(page, cards.authorised);
  const number = await readReceipt(page);

  await page.goto(`/track-my-order/?number=${number}&order`);
  const main = page.getByRole('main');
  await main.getByLabel(/^Email/).fill(guest.Email);
  await main.getByLabel(/^Postcode/).fill('BS8 4PT');
  await main.getByLabel(/^Last name/).fill(guest['Last name']);
  await main.getByRole('button', { name: 'Find my order' }).click();
  await expect(main.getByRole('heading', { name: `Order ${number}` })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  expect(await overflowOf(page)).toEqual([]);

  await main.getByRole('button', { name: 'Cancel order' }).click();
  const dialog = page.getByRole('dialog', { name: `Cancel order ${number}?` });
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByLabel('Reason').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(main).toContainText(`We have sent a link to the email of order ${number}`);

  await page.goto(await mailedLink(request, guest.Email));
  await expect(page.getByRole('heading', { level: 1, name: 'Cancel your order' })).toBeVisible();
  await expect(main.getByRole('heading', { name: `Order ${number}` })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await main.getByRole('button', { name: 'Cancel order' }).click();
  await expect(main).toContainText(`Order ${number} is cancelled.`);
  await expect(main).not.toContainText('Processing');
  expect(await violationsOf(page)).toEqual([]);
});

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

import type { Locator, Page } from '@playwright/test';

import { violationsOf } from './support/audit';
import { cards } from './support/cards';
import { giveAddress, guest, payButton, readReceipt, typeCard, agree } from './support/checkout';
import { expect, test } from './support/ownShop';
import type { ShopServer } from './support/shopServer';
import { addToCart } from './support/shopFloor';

const root = join(import.meta.dirname, '..');

/** `npm run clock`: lets days pass in the shop. */
const pass = ({ dataFolder }: ShopServer, days: number) =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', 'backend/clock.ts', `+${days}d`], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataFolder },
  });

/** Subject and body of the newest mail, as the outbox shows it. */
const lastMail = async (page: Page): Promise<{ subject: string; body: string }> => {
  const answer = await page.request.get('/__mail', { headers: { Accept: 'application/json' } });
  const [mail] = (await answer.json()) as { subject: string; body: string }[];
  if (!mail) throw new Error('There is no mail.');
  return mail;
};

const subscription = (page: Page): Locator => page.getByRole('article', { name: 'Zinc Picolinate' });
const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });

test('a guest subscribes, gets the second order by itself, changes what follows by the link of the mail, and cancels', async ({
  page,
  shop,
  db,
}) => {
  // Other journeys of this worker have bought here as the same guest.
  const countOrders = () => db.all('SELECT id FROM sales_order WHERE email = ?', guest.Email).length;
  const ordersBefore = countOrders();
  await page.goto('/zinc-picolinate.html');
  const ways = page.getByRole('main').getByRole('group', { name: 'How to buy it' });
  // Its label lies over the button, and takes the click for it.
  await ways.getByRole('radio', { name: /^Subscribe/ }).check({ force: true });
  await ways.getByLabel('Deliver every').selectOption({ label: '4 weeks' });
  await addToCart(page);
  await page.goto('/checkout');
  await giveAddress(page);
  await typeCard(page, cards.authorised);
  await agree(page);
  await page.getByRole('checkbox', { name: /takes .* from this card until I cancel/ }).check();
  expect(await violationsOf(page)).toEqual([]);
  await payButton(page).click();
  await readReceipt(page);
  await expect(page.getByText('Subscription saving')).toBeVisible();

  await pass(shop, 28);
  expect(countOrders()).toBe(ordersBefore + 2);
  const mail = await lastMail(page);
  expect(mail.subject).toMatch(/order/i);
  const link = /https?:\/\/[^/]+(\/subscriptions\?link=\S+)/.exec(mail.body)?.[1] ?? '';

  await page.goto(link);
  await expect(subscription(page)).toContainText('Active');
  await expect(page).toHaveURL(/\/subscriptions$/);
  expect(await violationsOf(page)).toEqual([]);
  const next = subscription(page).getByRole('strong').first();
  const before = await next.textContent();
  await button(page, 'Skip the next order').click();
  await expect(next).not.toHaveText(before ?? '');
  await subscription(page).getByText('Change date or frequency').click();
  await subscription(page).getByLabel('Delivery').selectOption({ label: 'Every 8 weeks' });
  await button(page, 'Save frequency').click();
  await expect(subscription(page)).toContainText('Every 8 weeks');
  await button(page, 'Pause').click();
  await expect(subscription(page)).toContainText('Paused');
  await button(page, 'Resume').click();
  await expect(subscription(page)).toContainText('Active');
  await button(page, 'Cancel subscription').click();
  await button(page, 'Yes, cancel').click();
  await expect(subscription(page)).toContainText('Cancelled');
  // The card's dialog is gone, and its message is not.
  await expect(page.getByText('Your subscription is cancelled.')).toBeVisible();
  await expect(subscription(page).getByRole('heading')).toBeFocused();
  await pass(shop, 60);
  expect(countOrders()).toBe(ordersBefore + 2);
});

import type { Page } from '@playwright/test';

import { signInWith } from './support/account';
import { makeCustomer } from './support/shopApi';
import { expect, test } from './support/test';

/** All that the browser keeps for the shop: local and session storage, its databases, the worker's caches. */
const readKept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const parts = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage }), document.cookie];
    const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('The database cannot be read.'));
      });
    for (const { name } of await indexedDB.databases()) {
      if (name === undefined) continue;
      const database = await settled(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const rows = await settled(database.transaction(store).objectStore(store).getAll());
        parts.push(JSON.stringify(rows));
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        const isText = /json|html/.test(response?.headers.get('content-type') ?? '');
        parts.push(request.url, response && isText ? await response.text() : '');
      }
    }
    return parts.join('\n');
  });

test('A-16: nothing of a customer is left for the next one in the same tab', async ({ page }) => {
  const maud = await makeCustomer(page.request, 'Maudlin');
  const nell = await makeCustomer(page.request, 'Nellwyn');
  const main = page.getByRole('main');
  const traces = ['Maudlin', maud.email, 'Secret Mews', 'Hidden treasures'];
  const open = async (name: string): Promise<void> => {
    await page.getByRole('navigation', { name: 'My Account' }).getByRole('link', { name }).click();
    await expect(main.getByRole('heading', { level: 1, name })).toBeVisible();
  };

  await page.goto('/address-book');
  await signInWith(page, maud);
  await main.getByRole('button', { name: 'Add address' }).click();
  await main.getByRole('button', { name: 'Enter address manually' }).click();
  await main.getByLabel(/^Street address/).fill('4 Secret Mews');
  await main.getByLabel(/^City/).fill('Bristol');
  await main.getByLabel(/^Postcode/).fill('bs1 4rn');
  await main.getByRole('button', { name: 'Save address' }).click();
  await expect(main.getByRole('article')).toContainText('4 Secret Mews');
  await open('Wishlist');
  await main.getByRole('button', { name: 'New list' }).click();
  const naming = page.getByRole('dialog', { name: 'New list' });
  await naming.getByLabel(/^Name of the list/).fill('Hidden treasures');
  await naming.getByRole('button', { name: 'Create list' }).click();
  await expect(main.getByRole('link', { name: 'Hidden treasures 0' })).toHaveAttribute('aria-current', 'page');
  await open('Account Information');
  await expect(main).toContainText(maud.email);
  const seen = async (): Promise<string> => `${await page.content()}\n${await readKept(page)}`;
  expect(await seen()).toContain(maud.email);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('form', { name: 'Sign In' })).toBeVisible();

  for (const trace of traces) expect(await seen()).not.toContain(trace);

  // Without a reload: what the page still held in memory would show.
  await signInWith(page, nell);
  await expect(main).toContainText(nell.email);
  for (const name of ['Address Book', 'Wishlist', 'Order History', 'Account Information']) {
    await open(name);
    for (const trace of traces) expect(await seen()).not.toContain(trace);
  }
  await page.goBack();
  for (const trace of traces) expect(await seen()).not.toContain(trace);
});

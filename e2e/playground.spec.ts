import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

import { expect, test } from '@playwright/test';

import { overflowOf, violationsOf } from './support/audit';

const folder = join(import.meta.dirname, '../.cache/playground');
const origin = 'http://playground.test';
const contentTypes: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

test.beforeEach(async ({ page }) => {
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const body = await readFile(join(folder, pathname)).catch(() => undefined);
    if (body) await route.fulfill({ body, contentType: contentTypes[extname(pathname)] ?? 'application/octet-stream' });
    else await route.fulfill({ status: 404 });
  });
  await page.goto(`${origin}/playground.html`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('every part of the shop, in every state, is accessible and stays within the window', async ({ page }) => {
  expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(20);
  expect(await violationsOf(page)).toEqual([]);
  expect(await overflowOf(page)).toEqual([]);
  await page.screenshot({ path: test.info().outputPath('parts.png'), fullPage: true });
});

test('a dialog and a drawer are accessible while they are open', async ({ page }) => {
  await page.getByRole('button', { name: 'Open the dialog' }).click();
  await expect(page.getByRole('dialog', { name: 'Remove this address?' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open from the left' }).click();
  await expect(page.getByRole('dialog', { name: 'Drawer, left' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

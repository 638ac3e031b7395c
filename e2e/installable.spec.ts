import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium } from '@playwright/test';

import { browserFlags, browserPath } from './support/browser';
import { expect, test } from './support/test';

test('a browser finds nothing that keeps the shop from being installed', async ({ baseURL }) => {
  const profile = mkdtempSync(join(tmpdir(), 'halewell-profile-'));
  // Contexts of a test count as private windows, in which nothing is installed.
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: browserPath,
    args: [...browserFlags, '--headless=new'],
    serviceWorkers: 'allow',
  });
  try {
    const page = await context.newPage();
    await page.goto(`${baseURL ?? ''}/`);
    await page.evaluate(() => navigator.serviceWorker.ready);
    const browser = await context.newCDPSession(page);
    await expect
      .poll(async () => (await browser.send('Page.getInstallabilityErrors')).installabilityErrors)
      .toEqual([]);
    const { errors, data } = await browser.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(JSON.parse(data ?? '{}')).toMatchObject({ display: 'standalone', start_url: '/' });
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
});

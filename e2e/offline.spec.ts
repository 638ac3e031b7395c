import { expect, test } from './support/test';

test.use({ serviceWorkers: 'allow' });

test('F-27: pages that were seen are there without a connection', async ({ page, context }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(async () => {
    await context.setOffline(false);
    await page.goto('/vitamins.html');
    await expect(heading).toHaveText('Vitamins');
    await page.evaluate(() => navigator.serviceWorker.ready);
    // Pages are written to the cache when the browser is idle, which leaves no visible sign.
    await page.waitForTimeout(4000);
    await context.setOffline(true);
    await page.reload();
    await expect(heading).toHaveText('Vitamins', { timeout: 5000 });
  }).toPass({ timeout: 50_000 });
  await expect(page.getByRole('article').first()).toBeVisible();

  await page.goto('/minerals.html');
  await expect(heading).toHaveText('Oops!');
  await context.setOffline(false);
  await page.reload();
  await expect(heading).toHaveText('Minerals');
});

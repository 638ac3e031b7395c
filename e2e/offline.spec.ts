import { expect, test } from './support/test';

test.use({ serviceWorkers: 'allow' });

test('pages that were seen are there without a connection', async ({ page, context }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(async () => {
    await context.setOffline(false);
    await page.goto('/vitamins.html');
    await expect(heading).toHaveText('Vitamins');
    await page.evaluate(() => navigator.serviceWorker.ready);
    // What a page showed is written when the browser has nothing else to do; no sign of it can be seen.
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

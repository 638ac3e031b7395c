import { layoutShiftOf, watchLayoutShift } from './support/audit';
import { expect, test } from './support/test';

/** 0.00 when written with two digits. */
const limit = 0.005;

const pages = {
  home: '/',
  category: '/minerals.html',
  'filtered category': '/minerals.html?form=tablets',
  product: '/magnesium-bisglycinate.html',
  search: '/search.html?query=magnesium',
};

for (const [name, path] of Object.entries(pages)) {
  test(`nothing jumps while the page loads: ${name}`, async ({ page }) => {
    await watchLayoutShift(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await layoutShiftOf(page)).toBeLessThan(limit);
  });
}

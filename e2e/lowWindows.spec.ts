import type { Page } from '@playwright/test';

import { violationsOf } from './support/audit';
import { startWithCart } from './support/shopApi';
import { expect, isPhone, test } from './support/test';

/** Phones on their side, and a page of 1280 by 1024 at 400 %. */
const low = [
  { width: 844, height: 390 },
  { width: 667, height: 320 },
  { width: 320, height: 256 },
];
const usual = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

const notice = (page: Page) => page.getByRole('region', { name: 'Cookies and storage' });

/** Share of the window, in per cent, that belongs to what does not scroll with the page. */
const barredShare = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const isBar = (place: Element | null): boolean =>
      place !== null && (/^(?:fixed|sticky)$/.test(getComputedStyle(place).position) || isBar(place.parentElement));
    const points = Array.from({ length: 400 }, (_, index) => ({
      x: ((index % 20) + 0.5) * (window.innerWidth / 20),
      y: (Math.floor(index / 20) + 0.5) * (window.innerHeight / 20),
    }));
    return points.filter(({ x, y }) => isBar(document.elementFromPoint(x, y))).length / 4;
  });

/** Whether what has the focus is seen: in a row that scrolls sideways its beginning may be all of it. */
const isFocusSeen = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const { x = 0, y = 0, width = 0, height = 0 } = focused?.getBoundingClientRect() ?? {};
    return [0.02, 0.5, 0.98].some((share) => {
      const top = document.elementFromPoint(x + width * share, y + height / 2);
      return Boolean(top && (focused?.contains(top) || top.contains(focused)));
    });
  });

test.skip(({ isMobile }) => !isMobile, 'It sets the windows itself.');
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('the notice of cookies and storage', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('is one line at the foot of a wide window, below choices, filters and the words of a hero', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const path of ['/', '/minerals.html', '/magnesium-bisglycinate.html']) {
      await page.goto(path);
      await expect(notice(page)).toBeVisible();
      const { y = 0, height = Infinity } = (await notice(page).boundingBox()) ?? {};
      expect([path, height < 90, y + height]).toEqual([path, true, 900]);
    }
  });

  for (const size of [
    ...usual,
    { width: 360, height: 740 },
    { width: 390, height: 664 },
    { width: 844, height: 390 },
  ]) {
    test(`leaves the button of the hero to be pressed at ${size.width} by ${size.height}`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto('/');
      await expect(notice(page)).toBeVisible();
      const button = page.getByRole('main').getByRole('link', { name: 'Shop by need' }).first();
      // A phone on its side shows no more than the words: there one scrolls, and the notice stays below the button.
      if (size.height < 400) await button.focus();
      await expect(button).toBeInViewport({ ratio: 1 });
      const { y: foot = 0 } = (await notice(page).boundingBox()) ?? {};
      const { y = 0, height = Infinity } = (await button.boundingBox()) ?? {};
      expect(y + height).toBeLessThanOrEqual(foot);
      await button.click();
      await expect(page).toHaveURL(/shop-by-need/);
      await expect(notice(page)).toBeVisible();
    });
  }

  for (const size of [...low, ...usual]) {
    test(`leaves the page to be used at ${size.width} by ${size.height}`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto('/minerals.html');
      await expect(notice(page)).toBeVisible();
      // Its heading and buttons are seen, and all of its words can be.
      await expect(notice(page).getByRole('heading')).toBeInViewport();
      for (const name of ['Refuse', 'Accept'])
        await expect(notice(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
      const link = notice(page).getByRole('link');
      await link.focus();
      expect(await isFocusSeen(page)).toBe(true);
      if (size.height < 400) expect(await barredShare(page)).toBeLessThanOrEqual(52);
      expect(await violationsOf(page)).toEqual([]);

      // The link to the content comes first, then the notice; what comes after it is never beneath it.
      await page.goto('/minerals.html');
      await expect(notice(page)).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(notice(page).getByRole('link')).toBeFocused();
      for (let step = 0; step < 30; step += 1) {
        await page.keyboard.press('Tab');
        const name = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120));
        expect(await isFocusSeen(page), name).toBe(true);
      }

      await notice(page).getByRole('button', { name: 'Refuse' }).click();
      await expect(notice(page)).toBeHidden();
      expect(await page.evaluate(() => getComputedStyle(document.body).paddingBottom)).toBe('0px');
    });
  }
});

for (const size of low) {
  test(`bars leave half of a window of ${size.width} by ${size.height} to the page`, async ({ page }, { project }) => {
    test.skip(!isPhone(project.name));
    await page.setViewportSize(size);
    await startWithCart(page);
    for (const path of ['/', '/minerals.html', '/magnesium-bisglycinate.html', '/cart', '/checkout', '/find-a-store']) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached();
      await page.waitForLoadState('networkidle');
      for (const top of [0, 300, 900]) {
        await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
        await page.waitForTimeout(100);
        expect.soft(await barredShare(page), `${path} at ${top}`).toBeLessThanOrEqual(50);
      }
    }
  });
}

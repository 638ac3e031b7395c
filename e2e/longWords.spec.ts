import type { Page } from '@playwright/test';

import { signInWith } from './support/account';
import { overflowOf } from './support/audit';
import { speakLongWords } from './support/longWords';
import { startWithCart } from './support/shopApi';
import { expect, test } from './support/test';

/** Words that are cut: by a part that hides what does not fit, or by dots where the whole is said nowhere. */
const cutWordsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isSaidElsewhere = (element: Element): boolean => {
      const words = element.textContent.trim();
      const place = element.closest('[title], [aria-label]');
      return Boolean(place) || document.body.textContent.split(words).length > 2;
    };
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const hasWords = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
        const { overflowX, textOverflow, clipPath, position, visibility } = getComputedStyle(element);
        // Without room for both the name of the shop goes as a whole, and its mark stays.
        if (element.closest('a')?.getAttribute('href') === '/') return false;
        // Words for those who listen are clipped as a whole.
        if (!hasWords || clipPath !== 'none' || visibility === 'hidden' || element.clientWidth < 2) return false;
        if (/hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1)
          return textOverflow !== 'ellipsis' || !isSaidElsewhere(element);
        // Within a part that hides what does not fit.
        const range = document.createRange();
        range.selectNodeContents(element);
        const { left, right } = range.getBoundingClientRect();
        for (let place = element.parentElement; place && position !== 'absolute'; place = place.parentElement) {
          const style = getComputedStyle(place);
          if (/auto|scroll/.test(style.overflowX) || style.clipPath !== 'none' || style.position === 'fixed')
            return false;
          const box = place.getBoundingClientRect();
          if (/hidden|clip/.test(style.overflowX) && place !== document.body)
            return left < box.left - 2 || right > box.right + 2;
        }
        return false;
      })
      .map((element) => `<${element.localName} ${element.className}> ${element.textContent.trim().slice(0, 50)}`);
  });

/** Words that lie over the words beside them: they leave their own part. */
const leavingWordsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a, label, h1, h2, h3, td, th, dt, dd, p, legend')]
      .filter((element) => {
        const { display, overflowX, position } = getComputedStyle(element);
        return (
          element.clientWidth > 1 &&
          display !== 'inline' &&
          overflowX === 'visible' &&
          position !== 'absolute' &&
          element.textContent.trim() !== '' &&
          element.scrollWidth > element.clientWidth + 2
        );
      })
      .map((element) => `<${element.localName} ${element.className}> ${element.textContent.trim().slice(0, 50)}`),
  );

test.skip(({ isMobile }) => !isMobile, 'It sets the window itself.');
test.use({ viewport: { width: 320, height: 640 } });

const checkFit = async (page: Page, name: string): Promise<void> => {
  expect.soft(await overflowOf(page), `${name} is too wide`).toEqual([]);
  expect.soft(await cutWordsOf(page), `${name} cuts words`).toEqual([]);
  expect.soft(await leavingWordsOf(page), `${name} has words that leave their place`).toEqual([]);
};

const check = async (page: Page, name: string): Promise<void> => {
  await page.waitForLoadState('networkidle');
  // What it is about is there: the words of the pseudo language.
  await expect(page.getByText('verbraucherschutz').first(), name).toBeAttached();
  await checkFit(page, name);
};

for (const path of [
  '/',
  '/minerals.html',
  '/magnesium-bisglycinate.html',
  '/search.html?query=zinc',
  '/no-such-page',
  '/sign-in',
])
  test(`long words fit into a narrow window: ${path}`, async ({ page }) => {
    await speakLongWords(page);
    await page.goto(path);
    await expect(page.locator('#root').getByRole('main')).toBeVisible();
    await check(page, path);
  });

test('long words fit into the cart and the checkout', async ({ page }) => {
  await startWithCart(page);
  await speakLongWords(page);
  for (const path of ['/cart', '/checkout']) {
    await page.goto(path);
    await expect(page.locator('#root').getByRole('main')).toBeVisible();
    await check(page, path);
  }
});

/** A seeded customer with orders. */
const eleanor = { email: 'eleanor.marsh@example.co.uk', password: 'Halewell-2026' };
const accountPages = ['/wishlist', '/address-book', '/saved-payments', '/subscriptions', '/communications'];

test('long words fit into the pages of an account', async ({ page }) => {
  test.slow();
  await page.goto('/order-history');
  await signInWith(page, eleanor);
  const order = page.getByRole('main').getByRole('link', { name: /Details/ });
  await expect(order.first()).toBeVisible();
  const orderPath = (await order.first().getAttribute('href')) ?? '';
  await speakLongWords(page);
  for (const path of ['/order-history', orderPath, ...accountPages]) {
    await page.goto(path);
    await expect(page.locator('#root').getByRole('heading', { level: 1 })).toBeVisible();
    await check(page, path);
    // Who is not signed in is led elsewhere.
    expect(new URL(page.url()).pathname).toBe(path);
  }
});

for (const path of ['/create-account', '/track-my-order'])
  test(`long words fit into a narrow window: ${path}`, async ({ page }) => {
    await speakLongWords(page);
    await page.goto(path);
    await expect(page.locator('#root').getByRole('main')).toBeVisible();
    await check(page, path);
  });

for (const width of [390, 1280])
  test(`text of twice the size fits into a window of ${width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%';
      });
    });
    for (const path of ['/minerals.html', '/magnesium-bisglycinate.html', '/sign-in', '/order-history']) {
      await page.goto(path);
      if (path === '/order-history') {
        await signInWith(page, eleanor);
        await page
          .getByRole('main')
          .getByRole('link', { name: /Details/ })
          .first()
          .waitFor();
      }
      await expect(page.locator('#root').getByRole('main').getByRole('heading').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await checkFit(page, path);
    }
  });

import type { Page } from '@playwright/test';

import { overflowOf, violationsOf } from './audit';
import { expect } from './test';

/** The narrowest window that a page has to fit into, in pixels (WCAG 1.4.10). */
const narrowest = { width: 320, height: 640 };

/** Nothing keeps anybody from using what the page shows now. @param without rules of axe that do not hold there. */
export const audit = async (page: Page, name: string, without?: readonly string[]): Promise<void> => {
  expect.soft(await violationsOf(page, without), name).toEqual([]);
};

/** Sets the size of all text, as a share of the usual one. */
const setTextSize = (page: Page, share: string): Promise<void> =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, share);

/**
 * Nothing sticks out of the window sideways: with text of twice the size (WCAG 1.4.4) where the test runs on a desktop,
 * and in the narrowest window where it runs on a phone.
 */
export const fits = async (page: Page, name: string, isNarrow: boolean): Promise<void> => {
  expect.soft(await overflowOf(page), `${name} is too wide`).toEqual([]);
  if (!isNarrow) {
    await setTextSize(page, '200%');
    expect.soft(await overflowOf(page), `${name} is too wide with large text`).toEqual([]);
    await setTextSize(page, '');
    return;
  }
  const size = page.viewportSize() ?? narrowest;
  await page.setViewportSize(narrowest);
  expect.soft(await overflowOf(page), `${name} is too wide at 320 px`).toEqual([]);
  await page.setViewportSize(size);
};

/** Sections come when they are near, or when a visitor who does not scroll asks for them. */
export const showSections = async (page: Page): Promise<void> => {
  const asks = page.getByRole('main').getByRole('button', { name: /^Show: / });
  while ((await asks.count()) > 0) await asks.first().dispatchEvent('click');
  await expect(page.getByRole('region', { name: 'Reviews' }).getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
};

/** The notice of cookies and storage can be used in the narrowest window, and is gone once it was refused. */
export const refuseNotice = async (page: Page): Promise<void> => {
  const notice = page.getByRole('region', { name: 'Cookies and storage' });
  await page.setViewportSize(narrowest);
  await page.goto('/');
  await expect(notice).toBeVisible();
  await audit(page, 'notice of cookies and storage');
  await fits(page, 'notice of cookies and storage', true);
  await notice.getByRole('button', { name: 'Refuse' }).click();
  await expect(notice).toBeHidden();
};

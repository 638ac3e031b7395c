import type { Page } from '@playwright/test';

import { changeAnswers } from './support/answers';
import { overflowOf } from './support/audit';
import { expect, test } from './support/test';

/** Shows a content page as an editor wrote it. */
const openPage = async (page: Page, content: string): Promise<void> => {
  await changeAnswers(page, (part) => {
    if (Reflect.get(part, '__typename') === 'CmsPage') Object.assign(part, { content });
  });
  await page.goto('/about-us');
};

const html = (inner: string): string =>
  `<div data-content-type="html" data-appearance="default" data-element="main" data-decoded="true">${inner}</div>`;

const colourOf = (page: Page, words: string): Promise<string> =>
  page.getByText(words, { exact: true }).evaluate((element) => getComputedStyle(element).color);

test('a style element of an editor lives in its block: classes, pointer, focus and window, under the strict policy', async ({
  page,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text());
  });
  const rules = `.note { color: rgb(1, 2, 3) } .note:hover { color: rgb(4, 5, 6) } a:focus { color: rgb(7, 8, 9) }
    .firm { color: rgb(10, 11, 12) !important } .badge::before { content: "New "; color: rgb(13, 14, 15) }
    @media (max-width: 700px) { .wide { display: none } } @media (min-width: 701px) { .narrow { display: none } }
    * { position: fixed !important; inset: 0; z-index: 99 } header, footer, h1, button { display: none }
    .seen { background: url(https://evil.example/seen.png) }`;
  await openPage(
    page,
    html(`<style>@import "https://evil.example/all.css"; ${rules}</style>
      <p class="note">Own words</p><p><a href="/minerals.html">Own link</a></p>
      <p class="firm" style="color: rgb(99, 99, 99)">Firm words</p><p class="badge seen">Badge</p>
      <p class="wide">For wide windows</p><p class="narrow">For narrow windows</p>`) +
      html('<p class="note">Words of another block</p>'),
  );
  await expect(page.getByText('Own words')).toBeVisible();
  expect(await colourOf(page, 'Own words')).toBe('rgb(1, 2, 3)');
  expect(await colourOf(page, 'Firm words')).toBe('rgb(10, 11, 12)');
  expect(await colourOf(page, 'Words of another block')).not.toBe('rgb(1, 2, 3)');
  await page.getByText('Own words').hover();
  await expect.poll(() => colourOf(page, 'Own words')).toBe('rgb(4, 5, 6)');
  await page.getByText('Words of another block').hover();
  expect(await colourOf(page, 'Words of another block')).not.toBe('rgb(4, 5, 6)');
  await page.getByRole('link', { name: 'Own link' }).focus();
  expect(await colourOf(page, 'Own link')).toBe('rgb(7, 8, 9)');
  const before = await page.getByText('Badge').evaluate((element) => getComputedStyle(element, '::before').content);
  expect(before).toBe('"New "');

  const isPhone = (page.viewportSize()?.width ?? 0) <= 700;
  await expect(page.getByText('For wide windows')).toBeVisible({ visible: !isPhone });
  await expect(page.getByText('For narrow windows')).toBeVisible({ visible: isPhone });
  await page.setViewportSize({ width: isPhone ? 1000 : 500, height: 800 });
  await expect(page.getByText('For wide windows')).toBeVisible({ visible: isPhone });
  await expect(page.getByText('For narrow windows')).toBeVisible({ visible: !isPhone });

  // The shop around it is as it was.
  await expect(page.getByRole('banner').first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await page.getByText('Own words').evaluate((element) => getComputedStyle(element).position)).toBe('static');
  expect(await overflowOf(page)).toEqual([]);
  expect(refused).toEqual([]);
});

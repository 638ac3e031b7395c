import type { Page } from '@playwright/test';

import { changeAnswers } from './support/answers';
import { overflowOf } from './support/audit';
import { expect, test } from './support/test';

const picture = '/media/wysiwyg/service/parcel.jpg';
const words = 'Words of the shop that flow around what stands in them, for as long as there is room. '.repeat(6);
const content = `<h2>Written long ago</h2>
  <p id="floated"><img src="${picture}" width="120" align="left" alt="Left"> ${words}</p>
  <p id="icons">Before <img src="${picture}" height="16" alt="Icon"> after.</p>
  <p id="shares"><img src="${picture}" width="40%" alt="Share"> <img src="${picture}" style="width: 40%" alt="Styled"></p>
  <p id="centred" style="text-align: center"><img src="${picture}" width="150" height="100" alt="Centred"></p>
  <p><bdo dir="rtl">reversed</bdo></p>
  <dl><dt>Zinc</dt><dd>A mineral.</dd></dl>
  <p><img class="lazy" src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" alt="Late"></p>
  <noscript><img src="${picture}" width="90" alt="Fallback"></noscript>
  <p id="drawn">A leaf <svg viewBox="0 0 24 24" width="24"><title>Leaf</title><style>.a{fill:#2a7}</style><path class="a" d="M2 22C2 9 9 2 22 2c0 13-7 20-20 20z"/></svg> drawn.</p>
  <iframe src="/media/wysiwyg/leaflet.pdf"></iframe>
  <audio src="/media/wysiwyg/sea.mp3" title="The sea"></audio>`;

/** Shows a content page as an editor wrote it. */
const openPage = async (page: Page): Promise<void> => {
  await changeAnswers(page, (part) => {
    if (Reflect.get(part, '__typename') === 'CmsPage') Object.assign(part, { content });
  });
  await page.goto('/about-us');
  await expect(page.getByText('Written long ago')).toBeVisible();
};

const boxOf = (page: Page, name: string) =>
  page.getByRole('img', { name, exact: true }).evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  });

test('what older editors wrote looks as they had it', async ({ page }) => {
  await openPage(page);
  const column = await page.locator('#content-floated').evaluate((element) => element.clientWidth);
  expect(await boxOf(page, 'Left')).toMatchObject({ width: 120 });
  // The words begin beside it.
  const { y } = await page.locator('#content-floated').evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    range.setStart(element.lastChild ?? element, 1);
    return { y: range.getClientRects()[0]?.y ?? 0 };
  });
  const left = await boxOf(page, 'Left');
  expect(y).toBeLessThan(left.y + left.height);

  const icon = await boxOf(page, 'Icon');
  expect(icon.height).toBe(16);
  const line = await page.locator('#content-icons').evaluate((element) => element.getBoundingClientRect().height);
  expect(line).toBeLessThan(40);

  const [share, styled] = [await boxOf(page, 'Share'), await boxOf(page, 'Styled')];
  expect(share.width).toBeCloseTo(column * 0.4, 0);
  expect(styled.width).toBeCloseTo(column * 0.4, 0);
  expect(styled.y).toBe(share.y);

  const centred = await boxOf(page, 'Centred');
  expect(centred.width).toBe(150);
  expect(centred.x).toBeGreaterThan(left.x + 50);

  expect(await boxOf(page, 'Fallback')).toMatchObject({ width: 90 });
  await expect(page.getByRole('img', { name: 'Late' })).toHaveCount(0);
  expect(await boxOf(page, 'Leaf')).toMatchObject({ width: 24, height: 24 });
  const natural = await page.getByRole('img', { name: 'Leaf' }).evaluate((img: HTMLImageElement) => img.naturalWidth);
  expect(natural).toBe(24);
  await expect(page.getByRole('link', { name: 'Open leaflet.pdf' })).toBeVisible();
  await expect(page.locator('audio[controls]')).toHaveAttribute('aria-label', 'The sea');
  expect(await overflowOf(page)).toEqual([]);
});

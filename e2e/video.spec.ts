import type { Locator, Page } from '@playwright/test';

import { expect, test } from './support/test';

/** The hidden page that shows every block has films of all kinds. */
const openStyleGuide = async (page: Page): Promise<void> => {
  await page.goto('/style-guide');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

/** The end of a long page is drawn when the browser is idle. */
const filmOf = async (page: Page, name: string): Promise<Locator> => {
  const film = page.getByRole('group', { name, exact: true });
  await expect(film).toBeAttached();
  await film.scrollIntoViewIfNeeded();
  return film;
};

const secondsOf = (video: Locator): Promise<number> =>
  video.evaluate((element) => (element instanceof HTMLVideoElement ? element.currentTime : 0));

/** Whether the film moves. */
const expectPlaying = async (video: Locator): Promise<void> => {
  await expect.poll(() => secondsOf(video)).toBeGreaterThan(0.2);
};

test('films of the shop: from a still, by itself, and behind a row', async ({ page }) => {
  await openStyleGuide(page);
  // By itself it has no sound, and stops out of sight.
  const waves = (await filmOf(page, 'Waves on a shore')).locator('video[controls]');
  await expectPlaying(waves);
  expect(await waves.evaluate((element) => element instanceof HTMLVideoElement && element.muted)).toBe(true);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(waves).toHaveJSProperty('paused', true);

  // Behind a row it can be stopped.
  const behind = page.locator('[data-behind] video').first();
  await page.locator('[data-behind]').first().scrollIntoViewIfNeeded();
  await expectPlaying(behind);
  await page.getByRole('button', { name: 'Pause the background video' }).first().click();
  await expect(behind).toHaveJSProperty('paused', true);
  await expect(page.getByRole('button', { name: 'Play the background video' }).first()).toBeFocused();

  // From its still it plays when it is asked to, and the still comes again at its end.
  const film = await filmOf(page, 'Three supplements on a windowsill');
  await film.getByRole('button', { name: 'Play video: Three supplements on a windowsill' }).click();
  const video = film.locator('video[controls]');
  await expectPlaying(video);
  await expect(video).toBeFocused();
  await video.evaluate((element) => {
    if (element instanceof HTMLVideoElement) element.currentTime = element.duration - 0.2;
  });
  await expect(film.getByRole('button', { name: /Play video/ })).toBeVisible();
});

test('a hosted film loads nothing of its player before somebody wants it, then plays', async ({ page }) => {
  const loaded: string[] = [];
  const refused: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  page.on('console', (message) => {
    if (/violates the following Content Security Policy|TrustedScriptURL/.test(message.text())) {
      refused.push(message.text());
    }
  });
  await openStyleGuide(page);
  for (const [name, service] of [
    ['A hosted film', 'youtube'],
    ['Another hosted film', 'vimeo'],
  ] as const) {
    const ofPlayer = () =>
      loaded.filter((path) => new RegExp(`^/video/${service}/(?:iframe_api|player|embed|video)`).test(path));
    const film = await filmOf(page, name);
    const button = film.getByRole('button', { name: `Play video: ${name}` });
    await expect(button).toBeVisible();
    expect(ofPlayer()).toEqual([]);
    refused.length = 0;
    await button.focus();
    await page.keyboard.press('Enter');
    await expectPlaying(film.frameLocator(`iframe[title="${name}"]`).locator('video'));
    expect(ofPlayer()).toHaveLength(2);
    expect(refused).toEqual([]);
  }
});

test('F-46: a service that does not answer leaves the still and a link', async ({ page }) => {
  await page.route('**/video/youtube/iframe_api', (route) => route.abort());
  await openStyleGuide(page);
  const film = await filmOf(page, 'A hosted film');
  await film.getByRole('button', { name: /Play video/ }).click();
  await expect(film.getByRole('link', { name: 'Watch it on YouTube' })).toBeVisible();
  await expect(film.getByRole('button', { name: /Play video/ })).toBeFocused();
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('no film plays by itself and nothing behind a row moves', async ({ page }) => {
    await openStyleGuide(page);
    await page.locator('[data-behind]').first().scrollIntoViewIfNeeded();
    const film = await filmOf(page, 'Waves on a shore');
    await expect(film.getByRole('button', { name: /Play video/ })).toBeVisible();
    await expect(page.locator('[data-behind] video')).toHaveCount(0);
  });
});

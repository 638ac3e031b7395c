import type { Page } from '@playwright/test';
import { expect, isPhone, test } from './support/test';

declare global {
  interface Window {
    /** Texts that the page has shown since its first paint. */
    seenTexts?: Set<string>;
    /** When the largest thing so far was painted, in milliseconds. */
    largestPaint?: number | undefined;
  }
}

/** Holds the shop's own scripts until they are let go, and the first answer until the fonts are there. */
const holdShop = async (page: Page): Promise<() => void> => {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/static\/main\.[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.route(
    /\/graphql\?.*operationName=ResolveURL/,
    async (route) => {
      await page.locator('#boot.bootFonts').waitFor({ state: 'attached' });
      await route.continue();
    },
    { times: 1 },
  );
  return letGo;
};

/** Where the parts of the first view are, in pixels: the first of each that is seen. */
const placesOf = (page: Page, parts: Record<string, string>) =>
  page.evaluate((selectors) => {
    const places = Object.entries(selectors).map(([name, selector]) => {
      const part = document.querySelector(selector);
      const { x = 0, y = 0, width = 0, height = 0 } = part?.getBoundingClientRect() ?? {};
      return [name, part ? [x, y, width, height].map(Math.round) : 'missing'];
    });
    return Object.fromEntries(places) as Record<string, number[] | string>;
  }, parts);

const pages = {
  home: {
    path: '/',
    parts: {
      logo: "header svg[viewBox='0 0 32 32']",
      heading: 'main h1',
      words: 'main h1 ~ p',
      slide: 'main h2',
      picture: 'main picture img',
    },
  },
  category: {
    path: '/minerals.html',
    parts: {
      logo: "header svg[viewBox='0 0 32 32']",
      crumb: 'main ol li:first-child',
      page: 'main ol li:last-child',
      heading: 'main h1',
      words: 'main header p',
      link: 'main header ~ div ul li',
      picture: 'main ul img, main div > div > div > div > img',
      name: '#boot main h3, main article h3',
    },
  },
  product: {
    path: '/magnesium-bisglycinate.html',
    parts: {
      logo: "header svg[viewBox='0 0 32 32']",
      crumb: 'main ol li:first-child',
      page: 'main ol li:last-child',
      heading: 'main h1',
      kind: 'main header p',
      words: 'main header + div p',
      picture: 'main img',
    },
  },
  content: {
    path: '/terms',
    parts: {
      crumb: 'main ol li:first-child',
      page: 'main ol li:last-child',
      heading: 'main h1',
      section: 'main h2',
      words: 'main p',
    },
  },
  'content of editors': {
    path: '/about-us',
    parts: { picture: 'main picture', heading: 'main h1', words: 'main h1 ~ p' },
  },
  'content with a table': {
    path: '/delivery-and-returns',
    parts: {
      heading: 'main h1',
      words: 'main p',
      picture: 'main figure img',
      section: 'main h2',
      cell: 'main table td',
    },
  },
};

for (const [name, { path, parts }] of Object.entries(pages)) {
  test(`the page takes the place of the first paint without moving anything: ${name}`, async ({ page }) => {
    const letGo = await holdShop(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('#boot main h1')).toBeVisible();
    // What draws content comes after the heading.
    for (const part of Object.values(parts)) await expect(page.locator(part).first()).toBeAttached();
    const before = await placesOf(page, parts);
    letGo();
    await expect(page.locator('#root main h1')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await placesOf(page, parts)).toEqual(before);
  });
}

test('the text of the first paint stays the largest when the page’s own font takes over', async ({ page }) => {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/static\/main\.[^/]*\.js$|\.woff2$/, async (route) => {
    await held;
    await route.continue();
  });
  // Words that are wider in the page's font than in its stand-in.
  const words = Array.from({ length: 12 }, () => 'Luma pants when you shop today*').join('<br>');
  await page.route(/\/graphql\?.*operationName=ResolveURL/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replace(/"content":"(?:[^"\\]|\\.)*"/, `"content":"<p>${words}</p>"`) });
  });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      window.largestPaint = list.getEntries().at(-1)?.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto('/terms', { waitUntil: 'commit' });
  await expect(page.locator('#boot main p').getByText('Luma pants')).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.largestPaint)).toBeGreaterThan(0);
  const shown = await page.evaluate(() => performance.now());
  letGo();
  await expect(page.locator('#root main h1')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => window.largestPaint)).toBeLessThan(shown);
});

test('the checkout has its own header from the first paint on', async ({ page }) => {
  const letGo = await holdShop(page);
  await page.goto('/checkout', { waitUntil: 'commit' });
  const logo = { logo: "header svg[viewBox='0 0 32 32']" };
  await expect(page.locator('#boot header')).toBeVisible();
  const before = await placesOf(page, logo);
  letGo();
  await expect(page.locator('#root header')).toBeVisible();
  expect(await placesOf(page, logo)).toEqual(before);
});

for (const isFirstVisit of [true, false]) {
  test(`a visitor of a German store view never sees another language, ${isFirstVisit ? 'the first time' : 'later'}`, async ({
    page,
  }, { project }) => {
    test.skip(!isPhone(project.name), 'It does not depend on the width.');
    await page.addInitScript((isFirst) => {
      const seen = new Set<string>();
      window.seenTexts = seen;
      const stored = JSON.stringify({ value: 'de_DE', timeStored: Date.now() });
      // The empty document before the page has no storage.
      if (!isFirst && location.protocol.startsWith('http')) localStorage.setItem('HALEWELL__store_view_locale', stored);
      // Reads the texts of each painted frame.
      const look = () => {
        const crumb = document.querySelector('main ol li')?.textContent;
        if (crumb) seen.add(crumb).add(document.documentElement.lang);
        requestAnimationFrame(look);
      };
      look();
    }, isFirstVisit);
    // A server that leaves the language to the backend: the embedded one names it in the page.
    await page.route('**/magnesium-bisglycinate.html', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('"locale":"en_GB",', '') });
    });
    // Both say it: the settings, and the list of store views, which comes with the strip.
    await page.route(/\/graphql\?.*operationName=(ShopSettings|StripBlocks)/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('"en_GB"', '"de_DE"') });
    });
    const letGo = await holdShop(page);
    await page.goto('/magnesium-bisglycinate.html', { waitUntil: 'commit' });
    await expect(page.locator('#boot main h1')).toBeVisible();
    await expect(page.locator('#boot').getByText('Startseite')).toBeVisible();
    await expect(page.locator('#boot main').getByText(/^\d+,\d\d\s£$/)).toBeVisible();
    letGo();
    await expect(page.locator('#root').getByRole('main').getByText('Startseite')).toBeVisible();
    const seen = await page.evaluate(() => [...(window.seenTexts ?? [])]);
    expect(seen.sort()).toEqual(['Startseite', 'de-DE']);
  });
}

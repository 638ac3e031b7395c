import { chromium, type Browser, type Page } from '@playwright/test';

import { browserFlags, browserPath } from '../../e2e/support/browser';
import { startShop } from '../lab/startShop';
import { writeResult } from '../writeResult';

import { readImages, type ShownImage } from './readImages';

/** Widths that the image service is asked for. */
const widths = [40, 80, 160, 320, 640, 960, 1280, 1600, 2560];
/** More than this over what the slot needs is wasted, where the list has something smaller. */
const mostOver = 1.3;
const pages = { home: '/', category: '/vitamins.html', product: '/magnesium-bisglycinate.html' };
const screens = [
  { width: 390, height: 844, density: 2 },
  { width: 390, height: 844, density: 3 },
  { width: 1440, height: 900, density: 1 },
  { width: 1440, height: 900, density: 2 },
];

interface Judged extends ShownImage {
  ratio: number;
  /** Over the limit although the width list has one that would do. */
  isAvoidable: boolean;
  /** Less than the slot needs although there is a larger one: the picture is blurred. */
  isTooSmall: boolean;
}

const judge = (image: ShownImage): Judged => {
  const ratio = Number((image.loaded / image.needed).toFixed(2));
  const best = widths.find((width) => width >= image.needed) ?? 2560;
  return {
    ...image,
    ratio,
    isAvoidable: ratio > mostOver && image.loaded > best,
    // One step of the list below is within what nobody sees.
    isTooSmall: ratio < 0.9 && image.loaded < best,
  };
};

const scrollThrough = async (page: Page): Promise<void> => {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 500) {
    await page.evaluate((to) => window.scrollTo(0, to), top);
    await page.waitForTimeout(120);
  }
  await page.waitForLoadState('networkidle');
};

const measure = async (browser: Browser, address: string, screen: (typeof screens)[number]): Promise<Judged[]> => {
  const context = await browser.newContext({
    viewport: { width: screen.width, height: screen.height },
    deviceScaleFactor: screen.density,
    isMobile: screen.width < 600,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript({ content: 'globalThis.__name = (value) => value;' });
  await page.goto(address, { waitUntil: 'networkidle', timeout: 120_000 });
  await scrollThrough(page);
  const images = await page.evaluate(readImages);
  await context.close();
  return images.map(judge);
};

/** How much larger pictures are than their slots, on three pages and four screens, into results/images.json. */
export const measureImages = async (): Promise<void> => {
  const shop = await startShop();
  try {
    const browser = await chromium.launch({ executablePath: browserPath, args: browserFlags });
    const figures: Record<string, unknown> = {};
    for (const [name, path] of Object.entries(pages)) {
      for (const screen of screens) {
        const images = await measure(browser, `http://localhost:${shop.port}${path}`, screen);
        figures[`${name} ${screen.width}@${screen.density}x`] = {
          images: images.length,
          worst: Math.max(0, ...images.map(({ ratio }) => ratio)),
          isHighPriority: images.filter(({ priority }) => priority === 'high').length,
          over: images.filter(({ ratio, isTooSmall }) => ratio > mostOver || isTooSmall),
        };
      }
    }
    await browser.close();
    writeResult('images', { pages: figures });
  } finally {
    shop.stop();
  }
};

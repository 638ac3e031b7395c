import { launch } from 'puppeteer-core';

import type { Engine } from './engine';

/** Firefox, driven over WebDriver BiDi. @param executablePath of its program. */
export const firefox = (executablePath: string): Engine => ({
  name: 'Firefox',
  withTab: async ({ width, height }, work) => {
    const browser = await launch({
      browser: 'firefox',
      executablePath,
      headless: true,
      defaultViewport: { width, height },
      protocolTimeout: 60_000,
    });
    try {
      const page = await browser.newPage();
      await work({
        goto: async (url) => void (await page.goto(url)),
        ask: (expression) => page.evaluate(expression),
        press: (selector) => page.click(selector),
        type: async (selector, text) => {
          await page.click(selector);
          await page.keyboard.type(text);
        },
      });
    } finally {
      await browser.close();
    }
  },
});

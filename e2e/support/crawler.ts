import type { Page } from '@playwright/test';
import robotsParser from 'robots-parser';

/** Names itself as a crawler does that runs scripts. */
export const crawlerAgent =
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/140.0.0.0 Safari/537.36';

/** Plays a crawler that asks for nothing that robots.txt forbids, neither as a page nor for one. @returns what was refused. */
export const crawl = async (page: Page, baseURL: string): Promise<string[]> => {
  const address = `${baseURL}/robots.txt`;
  const rules = robotsParser(address, await (await fetch(address)).text());
  const refused: string[] = [];
  await page.route('**/*', async (route) => {
    const url = route.request().url();
    // Of another host it is that host's file which counts.
    if (rules.isAllowed(url, 'Googlebot') !== false) return route.fallback();
    refused.push(new URL(url).pathname);
    await route.abort();
  });
  return refused;
};

/** What a page says of itself to search engines. */
export const readHead = (page: Page) =>
  page.evaluate(() => ({
    robots: document.querySelector<HTMLMetaElement>('meta[name="robots"]')?.content,
    status: document.querySelector<HTMLMetaElement>('meta[name="prerender-status-code"]')?.content,
    canonical: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
    preview: document.querySelector<HTMLMetaElement>('meta[property="og:title"]')?.content,
  }));

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Browser, Page } from '@playwright/test';

/** Longest that a page may take until it says that it is ready, in milliseconds. */
const readyWithinMs = 20_000;

interface Prerendered {
  status: number;
  headers: Record<string, string>;
  html: string;
}

/** What `prerender` of npm reads off a page: status and headers from its tags, then the page without its scripts. */
const readPage = (page: Page): Promise<Prerendered> =>
  page.evaluate(() => {
    const all = [...document.head.querySelectorAll('meta')];
    const contentsOf = (name: string) => all.filter((meta) => meta.name === name).map(({ content }) => content);
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    // It looks for them in the text of the page, where those of templates stand as well.
    const templates = [...copy.querySelectorAll('template')].map(({ content }) => content);
    for (const part of [copy, ...templates])
      part
        .querySelectorAll('script:not([type="application/ld+json"]), link[rel="import"]')
        .forEach((node) => node.remove());
    return {
      status: Number(contentsOf('prerender-status-code')[0] ?? 200),
      headers: Object.fromEntries(
        contentsOf('prerender-header').map((line) => {
          const [name = '', ...value] = line.split(': ');
          return [name, value.join(': ')];
        }),
      ),
      html: `<!doctype html>${copy.outerHTML}`,
    };
  });

const prerender = async (browser: Browser, url: string): Promise<Prerendered> => {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 718 },
    userAgent: 'Mozilla/5.0 HeadlessChrome Prerender (+https://github.com/prerender/prerender)',
    extraHTTPHeaders: { 'X-Prerender': '1' },
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await page.goto(url);
    await page.waitForFunction(() => window.prerenderReady, undefined, { timeout: readyWithinMs });
    return await readPage(page);
  } finally {
    await context.close();
  }
};

/** Starts a server that does for bots what `prerender` of npm does, with the browser of the tests. */
export const startPrerenderer = async (browser: Browser): Promise<{ origin: string; stop: () => void }> => {
  const server: Server = createServer((request, response) => {
    prerender(browser, (request.url ?? '').slice(1)).then(
      ({ status, headers, html }) =>
        response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', ...headers }).end(html),
      (error: unknown) => response.writeHead(504).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close().closeAllConnections() };
};

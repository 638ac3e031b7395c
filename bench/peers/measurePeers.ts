import { chromium } from '@playwright/test';

import { browserFlags, browserPath } from '../../e2e/support/browser';
import { startLabServer } from '../lab/labServer';
import { measureClickOn } from '../lab/measureClick';
import { measurePage, type PageFigures } from '../lab/measurePage';
import { median, writeResult } from '../writeResult';
import { readSites, type Site } from './readSites';

const firstLabPort = 19_460;
const runs = Number(process.env.BENCH_RUNS ?? 5);

const mediansOf = (figures: readonly PageFigures[]): Record<string, number> => {
  const names = Object.keys(figures[0] ?? {});
  return Object.fromEntries(
    names.map((name) => [name, Number(median(figures.map((each) => Number(Reflect.get(each, name)))).toFixed(4))]),
  );
};

/**
 * Loads the pages of several storefronts by turns under the lab's conditions, each behind a server of its own, so that a
 * busy moment of the machine hits all of them; and clicks from a category to a product where a site names the link.
 * @param file that names the sites.
 */
export const measurePeers = async (file: string | undefined): Promise<void> => {
  if (file === undefined)
    throw new Error('Name the sites: npm run bench -- peers --sites <file> (bench/peers/README.md).');
  const sites = readSites(file).map((site, index) => ({ site, labPort: firstLabPort + index }));
  const ends = await Promise.all(sites.map(({ site, labPort }) => startLabServer(labPort, site.port, 0, site.host)));
  const address = (labPort: number, path = '/'): string => `https://localhost:${labPort}${path}`;
  const browser = await chromium.launch({ executablePath: browserPath, args: browserFlags });
  const figures = new Map<string, PageFigures[]>();
  const clicks = new Map<string, number[]>();
  const keep = <Value>(all: Map<string, Value[]>, name: string, value: Value): void =>
    void all.set(name, [...(all.get(name) ?? []), value]);
  const visit = async ({ site, labPort }: { site: Site; labPort: number }, isCounted: boolean): Promise<void> => {
    for (const [kind, path] of Object.entries(site.pages)) {
      const measured = await measurePage(browser, address(labPort, path), { content: site.content });
      if (isCounted) keep(figures, `${kind}/${site.name}`, measured);
    }
    if (!isCounted || site.productLink === undefined) return;
    const elapsed = await measureClickOn(
      browser,
      address(labPort, site.pages.category),
      site.productLink,
      site.content,
    );
    keep(clicks, site.name, elapsed);
  };
  try {
    // The first round fills what the servers keep.
    for (let run = 0; run <= runs; run += 1) {
      for (const each of run % 2 === 0 ? sites : sites.toReversed()) await visit(each, run > 0);
    }
    const result: Record<string, unknown> = { runs };
    for (const [name, list] of figures) result[name] = mediansOf(list);
    for (const [name, list] of clicks) result[`click/${name}`] = Math.round(median(list));
    writeResult('peers', result);
  } finally {
    await browser.close();
    ends.forEach((end) => end());
  }
};

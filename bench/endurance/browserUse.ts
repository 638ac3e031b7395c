import type { CDPSession, Page } from '@playwright/test';

const mebibyte = 1024 * 1024;
const inMib = (bytes: number): number => Number((bytes / mebibyte).toFixed(2));

/** What a browser keeps of the shop on the device. */
export interface KeptByBrowser {
  /** Entries of the service worker's caches, by name. */
  entries: Record<string, number>;
  /** Caches, databases and storage together, in MiB. */
  allMiB: number;
  /** Characters of the local storage. */
  localStorage: number;
}

/** Reads what the shop keeps on the device. */
export const readKept = async (page: Page): Promise<KeptByBrowser> => {
  const { entries, bytes, localStorage } = await page.evaluate(async () => {
    const found: Record<string, number> = {};
    // Names have the address of the worker in them.
    for (const name of await caches.keys())
      found[name.replace(/-https?:.*/, '')] = (await (await caches.open(name)).keys()).length;
    const { usage = 0 } = await navigator.storage.estimate();
    return { entries: found, bytes: usage, localStorage: JSON.stringify({ ...window.localStorage }).length };
  });
  return { entries, allMiB: inMib(bytes), localStorage };
};

/** Memory of a page after its garbage was collected. */
export interface PageMemory {
  heapMiB: number;
  nodes: number;
  listeners: number;
}

const countOf = (metrics: readonly { name: string; value: number }[], name: string): number =>
  metrics.find((metric) => metric.name === name)?.value ?? 0;

/** Collects the garbage of a page and reads what is left. */
export const readMemory = async (browser: CDPSession): Promise<PageMemory> => {
  // What has a finaliser goes with the second collection.
  for (let round = 0; round < 2; round += 1) await browser.send('HeapProfiler.collectGarbage');
  const { usedSize } = await browser.send('Runtime.getHeapUsage');
  const { metrics } = await browser.send('Performance.getMetrics');
  return {
    heapMiB: inMib(usedSize),
    nodes: countOf(metrics, 'Nodes'),
    listeners: countOf(metrics, 'JSEventListeners'),
  };
};

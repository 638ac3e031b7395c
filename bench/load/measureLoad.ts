import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openDb } from '../../backend/db/open';
import { sentDocumentMaker } from '../../build/documents/rewriteDocument.js';
import { queryTexts } from '../../build/queryTexts.js';
import { startShop } from '../lab/startShop';
import { writeResult } from '../writeResult';
import { createShopper, type Ports } from './shopper';

const root = join(import.meta.dirname, '..', '..');
const shopPort = Number(process.env.LOAD_PORT ?? 19_080);
/** How long each figure is measured, in seconds. */
const seconds = Number(process.env.LOAD_SECONDS ?? 60);
const crowds = [1, 10, 100];
const category = '/minerals.html';
/** How often the memory of the shop is read. */
const memoryEverySeconds = seconds / 2;

/** One thing that shoppers do: `prepare` is not timed, `run` is. */
interface Activity<Prepared> {
  prepare: () => Promise<Prepared>;
  run: (prepared: Prepared) => Promise<void>;
}

const percentile = (sorted: readonly number[], part: number): number =>
  Number((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1));

/** Lets so many shoppers do one thing again and again. The rate counts the time that preparing takes, too. */
const measure = async <Prepared>({ prepare, run }: Activity<Prepared>, shoppers: number) => {
  const times: number[] = [];
  const failures = new Map<string, number>();
  const begun = performance.now();
  const isOver = () => performance.now() - begun > seconds * 1000;
  const shop = async (): Promise<void> => {
    while (!isOver()) {
      try {
        const prepared = await prepare();
        const start = performance.now();
        await run(prepared);
        times.push(performance.now() - start);
      } catch (error) {
        const reason = error instanceof Error ? error.message.slice(0, 120) : String(error);
        failures.set(reason, (failures.get(reason) ?? 0) + 1);
      }
    }
  };
  await Promise.all(Array.from({ length: shoppers }, shop));
  const took = (performance.now() - begun) / 1000;
  times.sort((a, b) => a - b);
  return {
    perSecond: Number((times.length / took).toFixed(1)),
    medianMs: percentile(times, 0.5),
    p99Ms: percentile(times, 0.99),
    ...(failures.size > 0 && { failures: Object.fromEntries(failures) }),
  };
};

/** Memory of the shop's process in MiB; undefined where the system does not tell. */
const memoryOf = (pid: number | undefined): number | undefined => {
  try {
    const text = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(text)?.[1]) / 1024);
  } catch {
    return undefined;
  }
};

/** Reads the memory of the shop again and again, in MiB. `stop` returns what it read. */
const watchMemory = (pid: number | undefined) => {
  const samples = [memoryOf(pid)];
  const timer = setInterval(() => samples.push(memoryOf(pid)), memoryEverySeconds * 1000);
  return {
    stop: () => {
      clearInterval(timer);
      return { everySeconds: memoryEverySeconds, samples };
    },
  };
};

/** What the shop opens first at a category. */
const askCategory = async (port: number): Promise<() => Promise<void>> => {
  const sentDocument = await sentDocumentMaker(root, { absent: new Set() });
  const query = queryTexts(join(root, 'src'), sentDocument)('ResolveURL');
  const variables = { url: category, pageSize: 6, currentPage: 1, isFiltered: false };
  const parameters = new URLSearchParams({ query, variables: JSON.stringify(variables) });
  const url = `http://localhost:${port}/graphql?${parameters.toString()}`;
  return async () => {
    const answer = await fetch(url);
    const text = await answer.text();
    if (!answer.ok || text.includes('"errors"')) throw new Error(`${answer.status}: ${text.slice(0, 100)}`);
  };
};

/**
 * Requests per second and their 99th percentile with 1, 10 and 100 shoppers, each for a minute (`LOAD_SECONDS`): a
 * category's first question, adding to the cart, and the request that places an order, then all three at once: ten
 * minutes. Shop and shoppers share the machine, and the memory of the shop is read throughout. `SEED_PRODUCTS=100000`
 * measures a large catalogue.
 */
export const measureLoad = async (): Promise<void> => {
  process.env.DATA_DIR ??= mkdtempSync(join(tmpdir(), 'halewell-load-'));
  const shop = await startShop(undefined, { folder: root, port: shopPort });
  try {
    const db = openDb(join(process.env.DATA_DIR, 'halewell.sqlite'));
    db.run('UPDATE stock_item SET quantity = 10000000');
    // Without options, so that its SKU alone says what is bought.
    const sku = db.get<{ sku: string }>(
      "SELECT sku FROM product WHERE type = 'simple' AND is_visible = 1 AND is_enabled = 1 ORDER BY id LIMIT 1",
    )?.sku;
    db.close();
    if (sku === undefined) throw new Error('The shop has no product without options.');
    const ports: Ports = { port: shop.port, paymentPort: shop.port + 1 };
    const shopper = createShopper(ports, sku);
    const resolve = await askCategory(shop.port);
    const memory = watchMemory(shop.pid);
    const resolving = { prepare: () => Promise.resolve(), run: resolve };
    const adding = { prepare: shopper.makeCart, run: shopper.add };
    const ordering = { prepare: shopper.prepareOrder, run: shopper.pay };
    const figures: Record<string, Record<string, unknown>> = {};
    for (const shoppers of crowds) {
      figures[`shoppers${shoppers}`] = {
        resolveCategory: await measure(resolving, shoppers),
        addToCart: await measure(adding, shoppers),
        placeOrder: await measure(ordering, shoppers),
      };
    }
    const [resolveCategory, addToCart, placeOrder] = await Promise.all([
      measure(resolving, 10),
      measure(adding, 10),
      measure(ordering, 10),
    ]);
    figures.everythingAtOnce = { resolveCategory, addToCart, placeOrder };
    const large = process.env.SEED_PRODUCTS;
    writeResult(large ? `load-${large}` : 'load', { seconds, ...figures, memoryMiB: memory.stop() });
  } finally {
    shop.stop();
  }
};

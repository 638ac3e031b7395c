import type { Page, Request } from '@playwright/test';

import { type AddressWay, buy, openCheckout, type Stage } from './journey';
import { newShopper } from './shopper';

/** Milliseconds that each request takes longer. */
const latencyMs = 2000;

/** A request for data, with the times at which it was sent and answered. */
interface Asked {
  name: string;
  begunAt: number;
  endedAt: number;
}

const nameOf = (request: Request): string => {
  const { pathname, searchParams } = new URL(request.url());
  const operation = /(?:query|mutation) (\w+)/.exec(searchParams.get('query') ?? request.postData() ?? '')?.[1];
  return operation ?? pathname.split('/').at(-1) ?? '';
};

const watchData = (page: Page): Asked[] => {
  const asked = new Map<Request, Asked>();
  const all: Asked[] = [];
  page.on('request', (request) => {
    if (!/\/(graphql|rest)\b/.test(new URL(request.url()).pathname)) return;
    const one = { name: nameOf(request), begunAt: Date.now(), endedAt: Infinity };
    asked.set(request, one);
    all.push(one);
  });
  const end = (request: Request): void => {
    const one = asked.get(request);
    if (one) one.endedAt = Date.now();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return all;
};

/** The longest row of requests of which each began when the one before had ended; those that end later do not count. */
const longestRow = (all: readonly Asked[], from: number, to: number): string[] => {
  const inTime = all.filter(({ begunAt, endedAt }) => begunAt >= from && endedAt <= to);
  const rows = inTime.map((last): Asked[] => [last]);
  const longest = rows.reduce<Asked[][]>((done, [last]) => {
    const before = done.filter((row) => last && (row.at(-1)?.endedAt ?? Infinity) <= last.begunAt);
    const best = before.sort((one, other) => other.length - one.length)[0] ?? [];
    return last ? [...done, [...best, last]] : done;
  }, []);
  return (longest.sort((one, other) => other.length - one.length)[0] ?? []).map(({ name }) => name);
};

/** What a part of the way costs: its time, and the requests for data that wait for each other. */
const part = (all: readonly Asked[], from: number, to: number) => {
  const row = longestRow(all, from, to);
  return { seconds: Number(((to - from) / 1000).toFixed(1)), requestsInSeries: row.length, row };
};

/** A guest's way from the cart to the receipt where every request takes two seconds: the shopper takes no time. */
export const buySlowly = async (page: Page, way: AddressWay): Promise<Record<string, unknown>> => {
  await page.goto('/cart', { waitUntil: 'networkidle' });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  const all = watchData(page);
  const at: Partial<Record<Stage, number>> = {};
  const begun = Date.now();
  const shopper = newShopper();
  await openCheckout(page, shopper);
  const opened = Date.now();
  await buy(page, shopper, way, (stage) => (at[stage] = Date.now()));
  const told = Date.now();
  const { given = opened, payable = opened, pressed = opened } = at;
  const written = all.find(({ name }) => name === 'payment-information')?.endedAt ?? told;
  return {
    latencyMs,
    seconds: Number(((told - begun) / 1000).toFixed(1)),
    cartToCheckout: part(all, begun, opened),
    addressToPayment: part(all, given, payable),
    payToReceipt: part(all, pressed, told),
    afterTheOrderIsWritten: part(all, written, told),
  };
};

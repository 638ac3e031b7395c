import type { Page } from '@playwright/test';

import { kindOf, type Kind } from './kinds';

/** Network traffic: compressed bytes with their headers, and the number of requests. */
export interface Loaded {
  bytes: number;
  requests: number;
}

/** By kind, and all of it. */
export type LoadedByKind = Partial<Record<Kind | 'all', Loaded>>;

/** Counts what a page loads from now on; what the browser had already is not counted. Read it at any time. */
export const watchLoading = async (page: Page, providerOrigin: string): Promise<() => LoadedByKind> => {
  const session = await page.context().newCDPSession(page);
  const kinds = new Map<string, Kind>();
  const loaded: LoadedByKind = { all: { bytes: 0, requests: 0 } };
  const add = (kind: Kind | 'all', bytes: number): void => {
    const before = loaded[kind] ?? { bytes: 0, requests: 0 };
    loaded[kind] = { bytes: before.bytes + bytes, requests: before.requests + 1 };
  };
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    kinds.set(requestId, request.url.startsWith(providerOrigin) ? 'paymentFrame' : kindOf(request.url, type));
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (!kind || encodedDataLength === 0) return;
    add(kind, encodedDataLength);
    add('all', encodedDataLength);
  });
  await session.send('Network.enable');
  return () => structuredClone(loaded);
};

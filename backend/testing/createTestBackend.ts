import type { Db } from '../db/open';
import type { FaultSwitches } from '../faults/rules';
import { localClientHeader } from '../limits/clientAddress';
import { createOfflineProvider } from '../payments/offline/offlineProvider';
import { findProfile, type ProfileName } from '../profile/profile';
import { createBackend } from '../server';
import type { Settings } from '../settings';

import { shopData, type ShopData } from './arrange/shopData';
import { createFakePayments, type FakePayments } from './fakePayments';
import { openTestDatabase } from './testDatabase';
import { testSettings } from './testSettings';

/** A backend in process: no sockets, and a database of its own. */
export interface TestBackend {
  db: Db;
  /** Content of the database, by name. */
  data: ShopData;
  settings: Settings;
  payments: FakePayments;
  /** Switches for faults; see faults/rules.ts. */
  faults: FaultSwitches;
  /** Errors that clients saw as 'Internal server error'. */
  reported: unknown[];
  /** Sends a request to GraphQL, REST or media; a path is taken below the shop's origin. */
  fetch(input: string | URL | Request, init?: RequestInit): Promise<Response>;
  close(): void;
}

/** How the test backend starts. */
export interface TestBackendOptions {
  /** 'full' has the whole seed of the profile's shop, 'none' (default) empty tables for fixtures. */
  seed?: 'full' | 'none';
  /** Profile of the backend; `full` unless given. */
  profile?: ProfileName;
  /** Milliseconds since 1970; the real clock unless given. */
  now?: () => number;
  /** Whether fault switches exist; true unless given. */
  areFaultsEnabled?: boolean;
  /** Settings that differ from those of other tests. */
  settings?: Partial<Settings>;
}

/** Origin under which tests reach the backend, jsdom's default. */
export const testOrigin = 'http://localhost';

/** Of a path the address is put together: jsdom's own URL takes longer than many a query. */
const addressOf = (input: string | URL): string =>
  typeof input === 'string' && input.startsWith('/') ? `${testOrigin}${input}` : new URL(input, testOrigin).href;

/** Without a socket nobody tells where a request comes from: this machine, unless the test says otherwise. */
const toRequest = (input: string | URL | Request, init?: RequestInit): Request => {
  // Nothing of the backend hears when nobody waits any more, and a signal of jsdom is a stranger to Node's requests.
  const request = new Request(input instanceof Request ? input : addressOf(input), { ...init, signal: null });
  if (!request.headers.has(localClientHeader)) request.headers.set(localClientHeader, '1');
  return request;
};

/** Makes a backend for one test; close it afterwards. */
export const createTestBackend = ({
  seed = 'none',
  profile = 'full',
  now = Date.now,
  areFaultsEnabled = true,
  settings: given = {},
}: TestBackendOptions = {}): TestBackend => {
  const db = openTestDatabase(seed, profile);
  const settings = {
    ...testSettings,
    areFaultsEnabled,
    profile: findProfile(profile),
    isSchemaTold: profile === 'stock',
    ...given,
  };
  const payments = createFakePayments(profile === 'stock' ? createOfflineProvider(db) : undefined);
  const reported: unknown[] = [];
  const backend = createBackend({ db, settings, payments, now, report: (error) => reported.push(error) });
  return {
    db,
    data: shopData(db),
    settings,
    payments,
    faults: backend.faults,
    reported,
    fetch: async (input, init) =>
      (await backend.handle(toRequest(input, init))) ?? new Response('Not found', { status: 404 }),
    close: () => db.close(),
  };
};

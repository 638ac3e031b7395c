import './production';

import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { warmCatalogueIndex } from './catalog/index/readCatalogueIndex';
import { DataUnusable, openDataFolder } from './db/dataFolder';
import { assertSound, explainFileTrouble } from './db/fileTroubles';
import { type Db, openDb } from './db/open';
import { createShopClock } from './db/shopClock';
import { compressResponse } from './http/compressResponse';
import { createRequestGuard } from './http/requestGuard';
import { assertPortsFree, PortUnusable, serve, type RunningServer } from './http/serve';
import { readShopSettings, type ShopSettings, withStoreFacts } from './http/shopSettings';
import { transportHeaders } from './http/securityHeaders';
import { createShopSite } from './http/shopSite';
import { withSitemap } from './http/robots';
import { startDrawing } from './media/startDrawing';
import { phoneLines, visitableHosts } from './http/networkAddresses';
import { createOfflineProvider } from './payments/offline/offlineProvider';
import { configuredMethods } from './payments/providers/providers';
import { createTestProviderHandler } from './payments/testProvider/handler';
import { createTestProvider } from './payments/testProvider/testProvider';
import { reportToLog, say } from './report';
import { seedDatabase } from './seed/seedDatabase';
import { seedStockShop } from './seed/seedStockShop';
import { readVocabulary } from './search/searchQueries';
import { createBackend } from './server';
import { storeLocales } from './stores/queries';
import { BadSetting } from '../settings/table.js';
import { databaseFile, readSettings, type Settings } from './settings';
import { startStaging } from './staging/applyChanges';
import { startStockAlerts } from './stockAlerts/sendStockAlerts';
import { startRunner } from './subscriptions/startRunner';
import { startPruning } from './upkeep/startPruning';

const root = join(import.meta.dirname, '..');

const notBuilt = (): Response =>
  new Response('The shop is not built: run "npm run build", or open the address of "npm run dev".', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });

/** The built shop; without it (development) only the backend answers. */
const openSite = (
  { distDir, publicOrigin }: Settings,
  shop: ShopSettings,
  locales: Readonly<Record<string, string>>,
): ((request: Request) => Response) =>
  existsSync(join(distDir, 'index.html')) ? createShopSite(distDir, shop, locales, publicOrigin) : notBuilt;

/** Origins under which this machine, or another of its network, reaches the shop, and so may frame the card fields. */
const shopOrigins = ({ port, host, publicOrigin }: Settings): string[] => [
  ...new Set([
    publicOrigin ?? `http://localhost:${port}`,
    ...[...visitableHosts(host), '127.0.0.1'].map((name) => `http://${name}:${port}`),
  ]),
];

/** A terminal and `npm start` both tell of one Ctrl-C: within this time it is the same, in milliseconds. */
const sameSignalMs = 1000;

/** Ends the servers on the first signal, and the process at once on a later one. */
const stopOnSignal = (servers: readonly RunningServer[], end: () => void): void => {
  let stoppedAt: number | undefined;
  const stop = (): void => {
    if (stoppedAt !== undefined) {
      if (Date.now() - stoppedAt > sameSignalMs) process.exit(1);
      return;
    }
    stoppedAt = Date.now();
    void Promise.all(servers.map((server) => server.close())).then(end);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
};

/**
 * Opens the database and fills it when needed.
 * @throws DataUnusable for a file that cannot be used, or a disk that is full.
 */
const openFilled = (settings: Settings): Db => {
  const file = databaseFile(settings);
  try {
    const db = openDb(file);
    assertSound(db, file);
    const startedAt = performance.now();
    const isSeeded =
      settings.profile.seed === 'stock'
        ? seedStockShop(db).isSeeded
        : seedDatabase(db, settings.seedProducts, settings.hasStoreViews).isSeeded;
    if (isSeeded) say(`• Seeded the shop ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
    warmCatalogueIndex(db);
    readVocabulary(db);
    return db;
  } catch (error) {
    throw explainFileTrouble(error, file);
  }
};

/** Opens the database, fills it when needed, and serves shop, backend and test payments until a signal ends the process. */
const main = async (): Promise<void> => {
  // One stray failure must not end the shop for everybody.
  process.on('unhandledRejection', reportToLog);
  const settings = readSettings(process.env, root);
  const { host } = settings;
  const now = Date.now;
  const { profile } = settings;
  await assertPortsFree([settings.port, settings.paymentPort], host);
  openDataFolder(settings.dataDir);
  const db = openFilled(settings);

  const shop = readShopSettings(process.env, settings);
  const { paymentAdapters } = shop;
  const payments =
    profile.payments === 'offline'
      ? createOfflineProvider(db)
      : createTestProvider({ db, now, methods: configuredMethods(paymentAdapters) });
  const backend = createBackend({ db, settings, payments, now });
  const site = withSitemap(openSite(settings, withStoreFacts(db, shop), storeLocales(db)), settings.publicOrigin);
  const cards = createTestProviderHandler({ db, now, shopOrigins: shopOrigins(settings) });
  const refuse = createRequestGuard(settings);
  const servers: RunningServer[] = [];
  const listen = async (port: number, handle: (request: Request) => Promise<Response>): Promise<void> => {
    const { publicOrigin, trustedProxies } = settings;
    const headers = transportHeaders(publicOrigin);
    servers.push(await serve(handle, { port, host, trustedProxies, headers, report: reportToLog }));
  };
  try {
    await listen(settings.port, async (request) => {
      const refusal = refuse(request);
      if (refusal) return refusal;
      const answer = await backend.handle(request);
      return answer ? compressResponse(request, answer) : site(request);
    });
    await listen(settings.paymentPort, cards);
  } catch (error) {
    await Promise.all(servers.map((server) => server.close()));
    db.close();
    throw error;
  }
  const shopNow = createShopClock(db, settings, now);
  const stopStaging = startStaging(db, shopNow);
  const stopRunner = startRunner({ db, settings, payments, now, shopNow });
  const stopStockAlerts = startStockAlerts({ db, settings, now });
  const stopPruning = startPruning({ db, settings, now, say });
  const stopDrawing = settings.areFaultsEnabled || !profile.hasImageService ? undefined : startDrawing(reportToLog);
  stopOnSignal(servers, () => {
    stopDrawing?.();
    stopPruning();
    stopStockAlerts();
    stopRunner();
    stopStaging();
    db.close();
  });
  if (settings.areFaultsEnabled) say('• Fault switches are on (HALEWELL_FAULTS=1): not for a real shop');
  phoneLines(host, settings.port).forEach(say);
  say(`Halewell is ready: http://localhost:${settings.port}`);
};

try {
  await main();
} catch (error) {
  const isForPerson = error instanceof PortUnusable || error instanceof BadSetting || error instanceof DataUnusable;
  process.stderr.write(`${isForPerson ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
}

import { join } from 'node:path';

import { openDb } from './db/open';
import { PortBusy, serve, type RunningServer } from './http/serve';
import { reportToLog, say } from './report';
import { createBackend } from './server';
import { readSettings } from './settings';

const root = join(import.meta.dirname, '..');

const notFound = (): Response => new Response('Not found', { status: 404 });

/** Opens the database, fills it when needed, and serves shop and backend until a signal ends the process. */
const main = async (): Promise<void> => {
  const settings = readSettings(process.env, root);
  const db = openDb(join(settings.dataDir, 'halewell.sqlite'));
  const payments = {
    method: { code: 'halewell_test', title: 'Card' },
    capture: () => ({ kind: 'refused', message: 'No payment provider.' }) as const,
    void: () => undefined,
  };
  const backend = createBackend({ db, settings, payments });
  const servers: RunningServer[] = [];
  servers.push(
    await serve(async (request) => backend.handle(request) ?? notFound(), {
      port: settings.port,
      host: settings.host,
      report: reportToLog,
    }),
  );
  say(`Halewell is ready: http://localhost:${settings.port}`);

  const stop = async (): Promise<void> => {
    await Promise.all(servers.map((server) => server.close()));
    db.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
};

try {
  await main();
} catch (error) {
  if (!(error instanceof PortBusy)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

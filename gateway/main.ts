import { join, resolve } from 'node:path';

import { compressResponse } from '../backend/http/compressResponse';
import { readOperationList } from '../backend/graphql/operationList';
import { PortUnusable, serve } from '../backend/http/serve';
import { createShopSite } from '../backend/http/shopSite';
import { phoneLines } from '../backend/http/networkAddresses';
import { reportToLog, say } from '../backend/report';
import { BadSetting, givenShopSettings, readSetting } from '../settings/table.js';
import { createPassOn } from './passOn';
import { createResizer } from './pictures/resizePictures';

const root = join(import.meta.dirname, '..');

/** Serves the built shop before a Magento elsewhere, on one origin, until a signal ends the process. */
const main = async (): Promise<void> => {
  process.on('unhandledRejection', reportToLog);
  const origin = readSetting('base', 'BACKEND_ORIGIN', process.env);
  if (origin === undefined) throw new BadSetting('BACKEND_ORIGIN must name the backend, such as https://shop.example.');
  const port = readSetting('port', 'PORT', process.env) ?? 8080;
  const host = readSetting('text', 'HOST', process.env) ?? 'localhost';
  const lists = readSetting('list', 'SHOP_PERSISTED_OPERATIONS', process.env) ?? [];
  const publicOrigin = readSetting('origin', 'SHOP_ORIGIN', process.env);
  const dist = resolve(root, process.env.DIST_DIR || 'dist');
  const site = createShopSite(dist, givenShopSettings(process.env), undefined, publicOrigin);
  const mediaBase = `${readSetting('base', 'SHOP_MEDIA_SOURCE', process.env) ?? `${origin}/media`}/`;
  const passOn = createPassOn({
    origin,
    mediaBase,
    report: say,
    operations: readOperationList(lists.map((file) => resolve(root, file))),
  });
  const dataDir = resolve(root, readSetting('text', 'DATA_DIR', process.env) ?? '');
  const cacheMegabytes = readSetting('count', 'SHOP_IMAGE_CACHE_MB', process.env) ?? 0;
  const resize =
    // A build for nginx may be looked at without it.
    ['resize', 'nginx'].includes(readSetting('choice', 'SHOP_IMAGE_SERVICE', process.env) ?? '')
      ? createResizer({
          mediaBase,
          folder: join(dataDir, 'pictures'),
          mostBytes: cacheMegabytes * 1_000_000,
          report: say,
        })
      : undefined;
  const server = await serve(
    async (request) => {
      const picture = await resize?.(request);
      if (picture) return picture;
      const answer = await passOn(request);
      return answer ? compressResponse(request, answer) : site(request);
    },
    { port, host, report: reportToLog },
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void server.close());
  phoneLines(host, server.port).forEach(say);
  say(`The shop before ${origin} is ready: http://localhost:${server.port}`);
};

try {
  await main();
} catch (error) {
  const isForPerson = error instanceof PortUnusable || error instanceof BadSetting;
  process.stderr.write(`${isForPerson ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
}

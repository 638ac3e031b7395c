// `npm start`: installs what is missing, generates, builds, seeds and serves the shop. With the address of a Magento in
// SHOP_BACKEND it looks at that one, builds for what it has and serves the shop before it. With BACKEND_PROFILE=stock the
// embedded backend plays a bare Magento, and the shop is built for that.
import { stockEnvironment } from './lib/builds.mjs';
import { hasOtherBackend, readOtherBackend } from './lib/otherBackend.mjs';
import { freePorts } from './lib/ports.mjs';
import { buildToRun, checkNode, generate, install } from './lib/prepare.mjs';
import { fail, say, serveUntilStopped } from './lib/steps.mjs';

const isForOtherBackend = hasOtherBackend(process.env);

checkNode();
// Before the work of minutes, not after it.
await freePorts(process.env).catch((error) => fail(error.message));
install();
generate();
if (isForOtherBackend)
  Object.assign(process.env, await readOtherBackend(process.env).catch(({ message }) => fail(message)));
else if (process.env.SHOP_BACKEND && process.env.BACKEND_PROFILE !== 'stock')
  say(
    `SHOP_BACKEND names a file: the shop is built for it, and the embedded backend answers. Before a Magento of your own: ` +
      `SHOP_BACKEND=<its address> SHOP_BACKEND_SCHEMA=${process.env.SHOP_BACKEND} npm start.`,
  );
if (process.env.BACKEND_PROFILE === 'stock') Object.assign(process.env, { ...stockEnvironment, ...process.env });
const DIST_DIR = await buildToRun();
process.exitCode = await serveUntilStopped([
  {
    command: process.execPath,
    args: ['--import', 'tsx', isForOtherBackend ? 'gateway/main.ts' : 'backend/main.ts'],
    environment: { DIST_DIR },
  },
]);

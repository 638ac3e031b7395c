// `npm start`: installs what is missing, generates, builds, seeds and serves the shop. With the address of a Magento in
// SHOP_BACKEND it looks at that one, builds for what it has and serves the shop before it. With BACKEND_PROFILE=stock the
// embedded backend plays a bare Magento, and the shop is built for that.
import { stockEnvironment } from './lib/builds.mjs';
import { backendEnvironment, serverOf } from './lib/otherBackend.mjs';
import { freePorts } from './lib/ports.mjs';
import { buildToRun, checkNode, generate, install } from './lib/prepare.mjs';
import { fail, say, serveUntilStopped } from './lib/steps.mjs';

checkNode();
// Before the work of minutes, not after it.
await freePorts(process.env).catch((error) => fail(error.message));
install();
generate();
if (process.env.BACKEND_PROFILE === 'stock') Object.assign(process.env, { ...stockEnvironment, ...process.env });
Object.assign(process.env, await backendEnvironment(process.env).catch(({ message }) => fail(message)));
const server = serverOf(process.env);
if (server === 'backend/main.ts' && process.env.SHOP_BACKEND && !process.env.BACKEND_PROFILE)
  say(
    `SHOP_BACKEND names a file that tells no address: the shop is built for it, and the embedded backend answers. Before a ` +
      `Magento of your own: SHOP_BACKEND=<its address> SHOP_BACKEND_SCHEMA=${process.env.SHOP_BACKEND} npm start.`,
  );
const DIST_DIR = await buildToRun();
process.exitCode = await serveUntilStopped([
  {
    command: process.execPath,
    args: ['--import', 'tsx', server],
    environment: { DIST_DIR },
  },
]);

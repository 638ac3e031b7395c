// `npm start`: installs what is missing, generates, builds, seeds and serves the shop.
import { freePorts } from './lib/ports.mjs';
import { build, checkNode, generate, install } from './lib/prepare.mjs';
import { fail, serveUntilStopped } from './lib/steps.mjs';

checkNode();
// Before the work of minutes, not after it.
await freePorts(process.env).catch((error) => fail(error.message));
install();
generate();
build();
process.exitCode = await serveUntilStopped([
  { command: process.execPath, args: ['--import', 'tsx', 'backend/main.ts'], environment: {} },
]);

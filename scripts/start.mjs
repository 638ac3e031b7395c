// `npm start`: installs what is missing, generates, builds, seeds and serves the shop.
import { build, checkNode, generate, install } from './lib/prepare.mjs';
import { run } from './lib/steps.mjs';

checkNode();
install();
generate();
build();
process.exitCode = await run(process.execPath, ['--import', 'tsx', 'backend/main.ts']);

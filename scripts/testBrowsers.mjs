// `npm run test:browsers`: installs what is missing, builds the shop, and buys in each browser of another engine.
import { buildForTests, checkNode, generate, install } from './lib/prepare.mjs';
import { run } from './lib/steps.mjs';

checkNode();
install();
generate();
await buildForTests();
process.exitCode = await run(process.execPath, ['--import', 'tsx', 'e2e/engines/run.ts']);

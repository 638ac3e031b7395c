// `npm test`: installs what is missing (a browser too) and runs every test: units and components, then journeys in a
// browser. `npm run test:unit` and `npm run test:e2e` run one part; what follows `--` goes to jest or Playwright.
import { findBrowser, noBrowserAdvice } from './lib/browser.mjs';
import { freePortRange } from './lib/ports.mjs';
import { buildForTests, checkNode, generate, install } from './lib/prepare.mjs';
import { fail, run, say, tool } from './lib/steps.mjs';

/** Ports of the shop under test, its payment provider, and the shops that single journeys start beside it. */
const neededPorts = 80;
const firstPort = 18_080;

/** Room, in MiB, for what lives shortly: rendering makes much of it, and with more room it is collected less often. */
const roomForYoung = '--max-semi-space-size=64';

const runUnits = (args) =>
  run(tool('jest'), ['--ci', ...args], { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${roomForYoung}`.trim() });

const runJourneys = async (args) => {
  await buildForTests();
  const browser = await findBrowser();
  if (!browser) fail(noBrowserAdvice);
  const port = process.env.E2E_PORT ?? (await freePortRange(firstPort, neededPorts));
  return run(tool('playwright'), ['test', '--config', 'e2e/playwright.config.ts', ...args], {
    BROWSER_PATH: browser,
    E2E_PORT: String(port),
  });
};

const parts = {
  unit: { name: 'Units and components', start: runUnits },
  e2e: { name: 'Browser', start: runJourneys },
};

const [first = '', ...rest] = process.argv.slice(2);
const isOnePart = Object.hasOwn(parts, first);
const chosen = isOnePart ? [parts[first]] : Object.values(parts);
const args = isOnePart ? rest : [];

const startedAt = Date.now();
const secondsSince = (time) => Math.round((Date.now() - time) / 1000);

checkNode();
install();
generate();

const results = [];
for (const { name, start } of chosen) {
  const partStartedAt = Date.now();
  const isPassed = (await start(args)) === 0;
  results.push({ isPassed, line: `${name}: ${isPassed ? 'passed' : 'FAILED'} in ${secondsSince(partStartedAt)} s.` });
}

say(`\n${results.map(({ line }) => line).join('\n')}`);
say(`In all ${secondsSince(startedAt)} s.`);
process.exitCode = results.every(({ isPassed }) => isPassed) ? 0 : 1;

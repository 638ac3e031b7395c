// `npm test`: installs what is missing (a browser too) and runs every test: units and components, then journeys in a browser.
import { findBrowser, noBrowserAdvice } from './lib/browser.mjs';
import { build, checkNode, generate, install } from './lib/prepare.mjs';
import { fail, run, say, tool } from './lib/steps.mjs';

const startedAt = Date.now();

checkNode();
install();
generate();
build();
const browser = await findBrowser();
if (!browser) fail(noBrowserAdvice);

const unit = await run(tool('jest'), ['--ci']);
const journeys = await run(tool('playwright'), ['test', '--config', 'e2e/playwright.config.ts'], {
  BROWSER_PATH: browser,
});

say(`\nUnits and components: ${unit === 0 ? 'passed' : 'FAILED'}. Browser: ${journeys === 0 ? 'passed' : 'FAILED'}.`);
say(`npm test took ${Math.round((Date.now() - startedAt) / 1000)} s.`);
process.exitCode = unit || journeys ? 1 : 0;

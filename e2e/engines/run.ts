// A guest buys in each browser of another engine that is installed, at two widths, before the
// shop of a bare Magento. What is not installed is named; where CI runs as root on Debian it is installed first.
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';

import { freePort } from '../../deploy/testing/nginx';
import { makeDataFolder } from '../support/dataFolder';
import { startShopServer } from '../support/shopServer';
import type { Engine } from './engine';
import { firefox } from './firefox';
import { buyOneThing } from './purchase';
import { webkit } from './webkit';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

const programOf = (name: string): string | undefined => {
  const found = spawnSync('which', [name], { encoding: 'utf8' });
  return found.status === 0 ? found.stdout.trim() : undefined;
};

const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xauth'];

const installDebian = (): void => {
  if (!process.env.CI || process.getuid?.() !== 0 || !programOf('apt-get')) return;
  if (programOf('firefox-esr') && programOf('WebKitWebDriver') && programOf('xvfb-run')) return;
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { stdio: 'ignore' });
};

/** WebKitGTK's own browser has no place on the path. */
const miniBrowser = (): string | undefined =>
  ['x86_64', 'aarch64']
    .map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
    .find((path) => existsSync(path));

const installedEngines = (): Engine[] => {
  const fox = programOf('firefox-esr') ?? programOf('firefox');
  const [driver, browser, screen] = [programOf('WebKitWebDriver'), miniBrowser(), programOf('xvfb-run')];
  if (!fox) say('Skipped: Firefox is not installed (Debian: firefox-esr).');
  if (!driver || !browser || !screen) say('Skipped: WebKitGTK is not installed (Debian: webkit2gtk-driver, xvfb).');
  return [
    ...(fox ? [firefox(fox)] : []),
    ...(driver && browser && screen ? [webkit({ driver, browser, screen })] : []),
  ];
};

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

installDebian();
const engines = installedEngines();
let failed = 0;
let passed = 0;
if (engines.length > 0) {
  const dataFolder = makeDataFolder();
  const shop = await startShopServer(await freePort(), dataFolder, {
    BACKEND_PROFILE: 'stock',
    DIST_DIR: '.cache/stock',
    PAYMENT_PORT: String(await freePort()),
  });
  for (const engine of engines)
    for (const size of sizes) {
      const name = `${engine.name}, ${size.width} px`;
      try {
        await engine.withTab(size, (tab) => buyOneThing(tab, shop.origin, size.width < 960));
        passed += 1;
        say(`✓ ${name}: bought.`);
      } catch (error) {
        failed += 1;
        say(`✘ ${name}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  await shop.stop();
  rmSync(dataFolder, { recursive: true, force: true });
}
say(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

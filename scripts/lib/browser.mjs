import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

import { say } from './steps.mjs';

const names = [
  // A browser without a window of its own: the same engine, which needs a third less time for the same pages.
  'chromium-headless-shell',
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
  'microsoft-edge',
  'microsoft-edge-stable',
];

const wellKnown = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  join(homedir(), 'Applications/Google Chrome.app/Contents/MacOS/Google Chrome'),
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((variable) => {
    const folder = process.env[variable];
    return folder
      ? [join(folder, 'Google/Chrome/Application/chrome.exe'), join(folder, 'Microsoft/Edge/Application/msedge.exe')]
      : [];
  }),
];

const onPath = (name) => {
  const found = spawnSync(process.platform === 'win32' ? 'where' : 'which', [name], { encoding: 'utf8' });
  return found.status === 0 ? found.stdout.split(/\r?\n/)[0] : undefined;
};

const installed = () => wellKnown.find((path) => existsSync(path)) ?? names.map(onPath).find(Boolean);

const playwrightOwn = async () => {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
};

const installDebian = () => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !onPath('apt-get')) return undefined;
  say('• No browser found: installing Debian’s Chromium …');
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
  for (const name of ['chromium-headless-shell', 'chromium']) {
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { stdio: 'ignore' });
    const path = onPath(name);
    if (path) return path;
  }
  return undefined;
};

/**
 * Path of a Chromium-like browser for the browser tests: BROWSER_PATH, an installed Chrome, Chromium or Edge, Playwright's
 * own, or Debian's package where it may be installed.
 * @returns undefined when there is none.
 */
export const findBrowser = async () => {
  const named = process.env.BROWSER_PATH;
  if (named) return existsSync(named) ? named : undefined;
  return installed() ?? (await playwrightOwn()) ?? installDebian();
};

/** Advice for a person whose machine has no browser. */
export const noBrowserAdvice =
  'The browser tests need Chrome, Chromium or Edge: install one, or run "npx playwright install chromium", or set BROWSER_PATH to its program, then run "npm test" again.';

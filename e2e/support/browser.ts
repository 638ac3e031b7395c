import { existsSync } from 'node:fs';

/** Flags of the browser that walks the journeys, and of the one that measures. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const known = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'];

/** That browser. */
export const browserPath = process.env.BROWSER_PATH ?? known.find((path) => existsSync(path));

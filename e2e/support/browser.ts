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

/** Lets a worker register at a server that signed for itself, which a context's own leave to do so does not. */
export const anyCertificate = '--ignore-certificate-errors';

const known = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'];

/** That browser. */
export const browserPath = process.env.BROWSER_PATH ?? known.find((path) => existsSync(path));

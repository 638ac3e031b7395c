import type { Settings } from '../settings';

/** Settings of a backend in process: it opens no port and writes no folder. */
export const testSettings: Settings = {
  port: 80,
  paymentPort: 81,
  host: 'localhost',
  dataDir: '',
  areFaultsEnabled: true,
  distDir: '',
};

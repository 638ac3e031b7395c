import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { fullProfile } from '../profile/full';
import type { Settings } from '../settings';

/** Work of the password hashes in test databases: next to none. */
export const testHashCost = 16;

/** Settings of a backend in process: it opens no port; pictures go to the system's temporary folder. */
export const testSettings: Settings = {
  profile: fullProfile,
  port: 80,
  paymentPort: 81,
  // Where a page at port 80 looks for it.
  paymentUrl: 'http://localhost:8081',
  host: 'localhost',
  dataDir: join(tmpdir(), 'halewell-tests', 'data'),
  areFaultsEnabled: true,
  isOutboxReadable: true,
  isOfficeOpen: true,
  isSchemaTold: false,
  operationLists: [],
  cartDays: 30,
  operationSeconds: 10,
  passwordCost: testHashCost,
  distDir: '',
  trustedProxies: 0,
  seedProducts: 0,
  hasStoreViews: false,
};

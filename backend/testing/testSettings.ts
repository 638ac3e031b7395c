import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { fullProfile } from '../profile/full';
import type { Settings } from '../settings';

/** Settings of a backend in process: it opens no port; pictures go to the system's temporary folder. */
export const testSettings: Settings = {
  profile: fullProfile,
  port: 80,
  paymentPort: 81,
  host: 'localhost',
  dataDir: join(tmpdir(), 'halewell-tests', 'data'),
  areFaultsEnabled: true,
  isOutboxReadable: true,
  isOfficeOpen: true,
  isSchemaTold: false,
  distDir: '',
  trustedProxies: 0,
  seedProducts: 0,
  hasStoreViews: false,
};

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { readBackend } from '../../build/capabilities.js';
import { backendAddress } from '../backend/backendAddress.mjs';

import { root, say } from './steps.mjs';

const capabilityPath = join(root, '.cache', 'backend.json');

/** Looks at the Magento at an address, says what it has, and writes its capability file. */
const look = async (environment) => {
  // Reading a schema needs the packages, which may have been installed a moment ago.
  const [{ capabilityFile, capabilityTable }, { lookAt }] = await Promise.all([
    import('../backend/compare.mjs'),
    import('../backend/lookAt.mjs'),
  ]);
  const seen = await lookAt(environment.SHOP_BACKEND, environment);
  say(capabilityTable(seen.absent).join('\n'));
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(capabilityPath, capabilityFile(seen));
  return capabilityPath;
};

/**
 * Who makes a shop's pictures smaller before a Magento, and where its pages ask for them: unless the merchant says otherwise,
 * the server of the pages does. nginx does the same at the same addresses.
 */
const pictureSettings = ({ SHOP_IMAGE_SERVICE, SHOP_MEDIA_URL }) => {
  const service = SHOP_IMAGE_SERVICE ?? (SHOP_MEDIA_URL ? 'none' : 'resize');
  return {
    SHOP_IMAGE_SERVICE: service,
    ...(['resize', 'nginx'].includes(service) ? { SHOP_MEDIA_URL: '/media/' } : {}),
  };
};

/**
 * The environment of a shop before the backend that `SHOP_BACKEND` names by its address or its capability file. A Magento at
 * an address is looked at first. What the file says of its store counts where no setting says otherwise.
 * @throws Error with one sentence and the next step.
 */
export const backendEnvironment = async (environment) => {
  const isAddress = backendAddress(environment.SHOP_BACKEND) !== undefined;
  const SHOP_BACKEND = isAddress ? await look(environment) : environment.SHOP_BACKEND;
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const { settings } = readBackend(root, SHOP_BACKEND);
  const pictures = settings.BACKEND_ORIGIN ? pictureSettings(given) : {};
  return { ...settings, ...pictures, ...given, ...(SHOP_BACKEND ? { SHOP_BACKEND } : {}) };
};

/** What answers a shop of this environment: the Magento that it is before, or the embedded backend in the part of one. */
export const serverOf = ({ SHOP_BACKEND, BACKEND_ORIGIN, BACKEND_PROFILE }) =>
  SHOP_BACKEND && BACKEND_ORIGIN && !BACKEND_PROFILE ? 'gateway/main.ts' : 'backend/main.ts';

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { backendBase } from '../../settings/backendBase.js';

import { root, say } from './steps.mjs';

const capabilityPath = join(root, '.cache', 'backend.json');

const isAddress = (text = '') => /^https?:\/\//.test(text);

/** Whether `SHOP_BACKEND` is the address of a Magento that the shop is tried out with. */
export const hasOtherBackend = ({ SHOP_BACKEND }) => isAddress(SHOP_BACKEND);

/**
 * Looks at the Magento that `SHOP_BACKEND` names and says what it has.
 * @returns the environment in which the shop is built for it and served before it: its capability file, its address, and
 *   what its store view says of itself, unless a setting says otherwise.
 * @throws BackendProblem with one sentence and the next step.
 */
export const readOtherBackend = async (environment) => {
  const { SHOP_BACKEND: url } = environment;
  // Reading a schema needs the packages, which may have been installed a moment ago.
  const [{ capabilityFile, capabilityTable, compare }, { readSchema }, { storeFacts }] = await Promise.all([
    import('../backend/compare.mjs'),
    import('../backend/readSchema.mjs'),
    import('../backend/storeFacts.mjs'),
  ]);
  const facts = await storeFacts(url, environment.SHOP_STORE_CODE);
  const { name, schema } = await readSchema(url, environment.SHOP_STORE_CODE || facts.SHOP_STORE_CODE || 'default');
  const absent = compare(schema);
  say(capabilityTable(absent).join('\n'));
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(capabilityPath, capabilityFile(name, absent));
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  return { BACKEND_ORIGIN: backendBase(url), ...facts, ...given, SHOP_BACKEND: capabilityPath };
};

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { backendAddress } from '../backend/backendAddress.mjs';
import { backendBase } from '../../settings/backendBase.js';

import { root, say } from './steps.mjs';

const capabilityPath = join(root, '.cache', 'backend.json');

/** Whether `SHOP_BACKEND` is the address of a Magento that the shop is tried out with. */
export const hasOtherBackend = ({ SHOP_BACKEND }) => backendAddress(SHOP_BACKEND) !== undefined;

/** A capability file as it is, or the schema of a file compared; undefined where the backend has to be asked itself. */
const absentInFile = async (path) => {
  if (!path) return undefined;
  const [{ readBackend }, { compare }, { readSchema }] = await Promise.all([
    import('../../build/capabilities.js'),
    import('../backend/compare.mjs'),
    import('../backend/readSchema.mjs'),
  ]);
  try {
    const { name, absent } = readBackend(root, path);
    return { name, absent: [...absent] };
  } catch {
    const { name, schema } = await readSchema(path);
    return { name, absent: compare(schema) };
  }
};

/**
 * Looks at the Magento that `SHOP_BACKEND` names, or at what `SHOP_BACKEND_SCHEMA` says of it, and says what it has.
 * @returns the environment in which the shop is built for it and served before it: its capability file, its address, and
 *   what its store view says of itself, unless a setting says otherwise.
 * @throws BackendProblem with one sentence and the next step.
 */
export const readOtherBackend = async (environment) => {
  const url = backendAddress(environment.SHOP_BACKEND);
  // Reading a schema needs the packages, which may have been installed a moment ago.
  const [{ capabilityFile, capabilityTable, compare }, { readSchema }, { storeFacts }] = await Promise.all([
    import('../backend/compare.mjs'),
    import('../backend/readSchema.mjs'),
    import('../backend/storeFacts.mjs'),
  ]);
  const facts = await storeFacts(url, environment.SHOP_STORE_CODE);
  const inFile = await absentInFile(environment.SHOP_BACKEND_SCHEMA);
  const asked = inFile ?? (await readSchema(url, environment.SHOP_STORE_CODE || facts.SHOP_STORE_CODE || 'default'));
  const { name, absent = compare(asked.schema) } = asked;
  say(capabilityTable(absent).join('\n'));
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(capabilityPath, capabilityFile(name, absent));
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  return { BACKEND_ORIGIN: backendBase(url), ...facts, ...given, SHOP_BACKEND: capabilityPath };
};

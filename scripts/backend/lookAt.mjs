import { readBackend } from '../../build/capabilities.js';
import { backendBase } from '../../settings/backendBase.js';
import { root } from '../lib/steps.mjs';
import { backendAddress } from './backendAddress.mjs';
import { compare } from './compare.mjs';
import { readSchema } from './readSchema.mjs';
import { storeFacts } from './storeFacts.mjs';

/** What a file says that a backend lacks: a capability file as it is, a schema compared. */
const fileLook = async (path) => {
  try {
    const { name, absent, settings } = readBackend(root, path);
    return { name, absent: [...absent], settings };
  } catch {
    const { name, schema } = await readSchema(path);
    return { name, absent: compare(schema), settings: {} };
  }
};

/**
 * Looks at a backend.
 * @param source address of its GraphQL endpoint; or a capability file, a .graphqls file, or the .json of an introspection.
 * @param environment `SHOP_BACKEND_SCHEMA` names a file in the place of what an address would say of its schema,
 *   `SHOP_STORE_CODE` the store view that is asked.
 * @returns its name, what it lacks, and the settings of a shop before it: its address, and what its store view says of itself.
 * @throws BackendProblem with one sentence and the next step.
 */
export const lookAt = async (source, { SHOP_BACKEND_SCHEMA: file, SHOP_STORE_CODE: storeCode }) => {
  const address = backendAddress(source);
  if (address === undefined) return fileLook(source);
  const facts = await storeFacts(address, storeCode);
  const settings = { BACKEND_ORIGIN: backendBase(address), ...facts };
  if (file) return { ...(await fileLook(file)), settings };
  // A fresh Magento has no store view of the name that the shop's own has.
  const { name, schema } = await readSchema(address, storeCode || facts.SHOP_STORE_CODE || 'default');
  return { name, absent: compare(schema), settings };
};

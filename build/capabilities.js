import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { capabilitiesOf, namedFilters } from '../settings/capabilities.js';

/** A `SHOP_BACKEND` that the build cannot use, in a sentence for a person. */
class BadBackend extends Error {}

const areSettings = (settings) =>
  typeof settings === 'object' &&
  settings !== null &&
  Object.values(settings).every((text) => typeof text === 'string');

const isCapabilityFile = (content) =>
  typeof content === 'object' &&
  content !== null &&
  Array.isArray(content.absent) &&
  typeof content.name === 'string' &&
  areSettings(content.settings ?? {});

const parsed = (path, text) => {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadBackend(`SHOP_BACKEND: ${path} is not JSON; write it with npm run check-backend.`);
  }
};

const textOf = (path) => {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new BadBackend(`SHOP_BACKEND: ${path} cannot be read (${error.code}); write it with npm run check-backend.`);
  }
};

/** The backend that has all that the shop can ask for. */
const completeBackend = { name: 'embedded', absent: new Set(), settings: {} };

/**
 * The backend that the shop is built for.
 * @param given value of `SHOP_BACKEND`: path of a capability file, relative to the project; empty for the embedded backend.
 * @returns its name, the set of coordinates that it lacks, and what its store view says of itself, as settings of a shop
 *   before it by their environment variables; none where the file was written from a schema.
 * @throws BadBackend when there is no such file, or it is something else.
 */
export const readBackend = (root, given) => {
  if (!given) return completeBackend;
  if (URL.canParse(given) && /^https?:/.test(given))
    throw new BadBackend(`SHOP_BACKEND: run npm run check-backend -- ${given} --out backend.json and name that file.`);
  const path = resolve(root, given);
  const content = parsed(path, textOf(path));
  if (!isCapabilityFile(content))
    throw new BadBackend(`SHOP_BACKEND: ${path} is no capability file; write it with npm run check-backend.`);
  return { name: content.name, absent: new Set(content.absent), settings: content.settings ?? {} };
};

/**
 * The constants of the code that say what the backend has. Literals, so that the minifier drops what is never shown.
 * `TRIMS_DOCUMENTS` says whether documents are marked with what is not sent (build/documents/markAbsent.js),
 * `NAMED_FILTERS` lists attributes that lists are filtered by in words.
 */
export const capabilityConstants = ({ absent }) => ({
  TRIMS_DOCUMENTS: JSON.stringify(absent.size > 0),
  NAMED_FILTERS: JSON.stringify(namedFilters(absent)),
  ...Object.fromEntries(
    Object.entries(capabilitiesOf(absent)).map(([name, isThere]) => [`CAPABILITIES.${name}`, JSON.stringify(isThere)]),
  ),
});

import { absentCoordinates } from '../../build/documents/coordinates.js';
import { readOwnSchema } from '../../build/documents/ownSchema.js';
import { capabilitiesOf, capabilityRows, isAbsent } from '../../settings/capabilities.js';
import { coreOperations } from '../../settings/coreOperations.js';
import { root } from '../lib/steps.mjs';
import { tooOld } from './problems.mjs';

/** The operations that every shop needs and that lose a field without which they are nothing: `Query.route (ResolveURL)`. */
export const missingCore = (absent) =>
  Object.entries(coreOperations).flatMap(([operation, fields]) =>
    fields.filter((field) => isAbsent(absent, field)).map((field) => `${field} (${operation})`),
  );

/**
 * Lists the parts of the shop's schema that a backend lacks.
 * @throws BackendProblem when it lacks what no shop can do without.
 */
export const compare = (schema) => {
  const absent = absentCoordinates(readOwnSchema(root), schema);
  const missing = missingCore(new Set(absent));
  if (missing.length > 0) throw tooOld(missing);
  return absent;
};

/** The text of a capability file. */
export const capabilityFile = (name, absent) => `${JSON.stringify({ name, absent }, undefined, 2)}\n`;

/** A table of the capabilities: which are there, and what a shopper does not see without the others. */
export const capabilityTable = (absent) => {
  const has = capabilitiesOf(new Set(absent));
  const width = Math.max(...capabilityRows.map(({ title }) => title.length));
  const lines = capabilityRows.map(({ name, title, without }) =>
    `${has[name] ? 'yes ' : ' -  '} ${title.padEnd(width)}  ${has[name] ? '' : without}`.trimEnd(),
  );
  const there = Object.values(has).filter(Boolean).length;
  return [...lines, '', `${there} of ${lines.length} capabilities are there; the shop leaves no trace of the others.`];
};

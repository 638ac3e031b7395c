import { absentCoordinates } from '../../build/documents/coordinates.js';
import { readOwnSchema } from '../../build/documents/ownSchema.js';
import { capabilityModules } from '../../settings/capabilityModules.js';
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

/** The text of a capability file; one of a schema alone has no settings. */
export const capabilityFile = ({ name, settings, absent }) => {
  const told = Object.keys(settings).length > 0 ? { settings } : {};
  return `${JSON.stringify({ name, ...told, absent }, undefined, 2)}\n`;
};

const titleOf = (name) => capabilityRows.find((row) => row.name === name)?.title ?? name;

/** What brings a module to a backend that lacks it. */
const broughtBy = ({ since, files = [] }) => {
  const fields = files.map((file) => `${file}.graphqls`).join(', ');
  return [since, fields && `a module for ${fields}`].filter(Boolean).join(', or ');
};

/** The capabilities of a module that a backend lacks. */
const lackedOf = ({ capabilities, anyOf = [] }, has) => [
  ...capabilities.filter((name) => !has[name]),
  ...(anyOf.some((name) => has[name]) ? [] : anyOf.slice(0, 1)),
];

const section = (heading, lines) => (lines.length > 0 ? [heading, ...lines, ''] : []);

/**
 * What a backend has, by module: first what works, then what is there in part, then what a shopper sees nothing of and what
 * would bring it. The files that are named stand in backend/schema/extensions.
 */
export const capabilityTable = (absent) => {
  const has = capabilitiesOf(new Set(absent));
  const modules = capabilityModules.map((module) => ({ ...module, lacked: lackedOf(module, has) }));
  const sizeOf = ({ capabilities, anyOf }) => capabilities.length + (anyOf ? 1 : 0);
  const whole = modules.filter(({ lacked }) => lacked.length === 0);
  const missing = modules.filter((module) => module.lacked.length === sizeOf(module));
  const partly = modules.filter((module) => !whole.includes(module) && !missing.includes(module));
  return [
    ...section('What works:', [
      '  Catalogue of every product type, categories, filters, search, comparison and wish lists',
      '  Cart, coupons, checkout with delivery and payment, for guests and customers',
      '  Accounts, address books, orders, reviews, newsletter, pages and blocks',
      ...whole.map(({ title }) => `  ${title}`),
    ]),
    ...section(
      'What works in part:',
      partly.map(
        (module) => `  ${module.title}, without: ${module.lacked.map(titleOf).join(', ')} (${broughtBy(module)})`,
      ),
    ),
    ...section(
      'What the shop leaves no trace of:',
      missing.map((module) => `  ${module.title}. ${module.without} (${broughtBy(module)})`),
    ),
    `Of ${modules.length} modules beside these ${whole.length} are there, ${partly.length} in part. The files that are named`,
    'stand in backend/schema/extensions: install a module that serves the fields of one, and look again.',
  ];
};

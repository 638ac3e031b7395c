import { readFileSync } from 'node:fs';
import { inlineFragments } from '../../../build/documents/inlineFragments.js';
import { markAbsent } from '../../../build/documents/markAbsent.js';
import { readOwnSchema } from '../../../build/documents/ownSchema.js';
import { capabilitiesOf } from '../../../settings/capabilities.js';

const { absent: listed } = JSON.parse(readFileSync('settings/backends/stock.json', 'utf8'));
const absent = new Set(listed);
const schema = readOwnSchema('.');

/** The capabilities of a build for the stock profile. */
export const stockCapabilities = capabilitiesOf(absent);

/** A document as such a build has it: written out where it must be, and marked where the backend lacks something. */
export const markedDocument = (document) => markAbsent(inlineFragments(document, schema), schema, absent);

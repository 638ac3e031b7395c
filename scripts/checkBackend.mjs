// `npm run check-backend -- <GraphQL address | .graphqls | introspection .json> [--out file] [--name name]`: says which
// capabilities a backend has and writes the capability file, for which SHOP_BACKEND builds the shop.
import { writeFileSync } from 'node:fs';

import { readSetting } from '../settings/table.js';
import { capabilityFile, capabilityTable, compare } from './backend/compare.mjs';
import { BackendProblem } from './backend/problems.mjs';
import { readSchema } from './backend/readSchema.mjs';
import { fail, say } from './lib/steps.mjs';

const given = process.argv.slice(2);
const optionOf = (name) => (given.includes(name) ? given[given.indexOf(name) + 1] : undefined);
const [source] = given;
const out = optionOf('--out') ?? 'backend.json';

const run = async () => {
  const { name, schema } = await readSchema(source, readSetting('text', 'SHOP_STORE_CODE', process.env));
  const absent = compare(schema);
  say(capabilityTable(absent).join('\n'));
  writeFileSync(out, capabilityFile(optionOf('--name') ?? name, absent));
  say(`Wrote ${out}: build the shop for this backend with SHOP_BACKEND=${out}.`);
};

if (!source || source.startsWith('--'))
  fail('Name a backend: npm run check-backend -- https://shop.example/graphql [--out backend.json]');
await run().catch((error) => {
  if (!(error instanceof BackendProblem)) throw error;
  fail(error.message);
});

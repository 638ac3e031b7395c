// `npm run check-backend -- <GraphQL address | .graphqls | introspection .json> [--out file] [--name name]`: says which
// capabilities a backend has and writes the capability file, for which SHOP_BACKEND builds the shop. With the address of a
// Magento whose introspection is off, SHOP_BACKEND_SCHEMA names the file that says what it has.
import { writeFileSync } from 'node:fs';

import { capabilityFile, capabilityTable } from './backend/compare.mjs';
import { lookAt } from './backend/lookAt.mjs';
import { BackendProblem } from './backend/problems.mjs';
import { fail, say } from './lib/steps.mjs';

const given = process.argv.slice(2);
const optionOf = (name) => (given.includes(name) ? given[given.indexOf(name) + 1] : undefined);
const [source] = given;
const out = optionOf('--out') ?? 'backend.json';

const run = async () => {
  const look = await lookAt(source, process.env);
  say(capabilityTable(look.absent).join('\n'));
  writeFileSync(out, capabilityFile({ ...look, name: optionOf('--name') ?? look.name }));
  say(`Wrote ${out}: SHOP_BACKEND=${out} npm run build makes the shop for this backend.`);
  say(`Before another Magento like it, without introspection: SHOP_BACKEND=<its address> SHOP_BACKEND_SCHEMA=${out}.`);
};

if (!source || source.startsWith('--'))
  fail('Name a backend: npm run check-backend -- https://shop.example/graphql [--out backend.json]');
await run().catch((error) => {
  if (!(error instanceof BackendProblem)) throw error;
  fail(error.message);
});

// `npm run check-backend -- <GraphQL address | .graphqls | introspection .json> [--out file] [--name name]`: says which
// capabilities a backend has and writes the capability file, for which SHOP_BACKEND builds the shop.
import { writeFileSync } from 'node:fs';

import { backendAddress } from './backend/backendAddress.mjs';
import { capabilityFile, capabilityTable, compare } from './backend/compare.mjs';
import { BackendProblem } from './backend/problems.mjs';
import { readSchema } from './backend/readSchema.mjs';
import { storeFacts } from './backend/storeFacts.mjs';
import { fail, say } from './lib/steps.mjs';

const given = process.argv.slice(2);
const optionOf = (name) => (given.includes(name) ? given[given.indexOf(name) + 1] : undefined);
const [source] = given;
const out = optionOf('--out') ?? 'backend.json';

const run = async () => {
  const address = backendAddress(source);
  // A fresh Magento has no store view of the name that the shop's own has.
  const storeCode = process.env.SHOP_STORE_CODE || (address && (await storeFacts(address)).SHOP_STORE_CODE);
  const { name, schema } = await readSchema(address ?? source, storeCode || 'default');
  const absent = compare(schema);
  say(capabilityTable(absent).join('\n'));
  writeFileSync(out, capabilityFile(optionOf('--name') ?? name, absent));
  say(`Wrote ${out}: npm run build makes the shop for this backend with SHOP_BACKEND=${out}.`);
  say(`Before a Magento without introspection: SHOP_BACKEND=<its address> SHOP_BACKEND_SCHEMA=${out} npm start.`);
};

if (!source || source.startsWith('--'))
  fail('Name a backend: npm run check-backend -- https://shop.example/graphql [--out backend.json]');
await run().catch((error) => {
  if (!(error instanceof BackendProblem)) throw error;
  fail(error.message);
});

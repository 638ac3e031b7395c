// Validates every GraphQL operation of the shop against the project's own schema and, as it is sent to each backend of
// settings/backends, against what such a backend has. CONTRACT_DIR names the folder of real backends' schemas.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { buildASTSchema, concatAST, parse, validate } from 'graphql';

import { readOperations } from '../build/documents/ownDocuments.js';
import { readOwnSchema, schemaFiles } from '../build/documents/ownSchema.js';
import { coreProblems } from './checks/coreSchema.mjs';
import { freshnessProblems, readBackends, trimmedOperations } from './checks/trimmedOperations.mjs';
import { report, root } from './lib/steps.mjs';

const schema = readOwnSchema(root);
const operations = readOperations(join(root, 'src'));

const wrong = [...operations.values()].flatMap((document) => validate(schema, document));
report(
  wrong.map(({ message }) => `the project’s schema: ${message}`),
  `${operations.size} operations are valid against the project’s schema.`,
);

// The core is built alone and unmerged: a type that two of its files define is refused, wherever the check runs.
const core = buildASTSchema(concatAST(Object.values(schemaFiles(join(root, 'backend/schema/core')))));

/** Which file of CONTRACT_DIR is the schema of a backend; `stock` is the embedded one without extensions. */
const contractFiles = {
  'magento-2.4.6': 'magento-2.4.6.graphqls',
  'magento-2.4.7': 'magento-2.4.graphqls',
  'magento-2.4.8': 'adobe-commerce-2.4.8.graphqls',
};
const contractFolder = process.env.CONTRACT_DIR;
const contract = (name) => {
  if (name === 'stock') return core;
  const file = contractFiles[name];
  if (!contractFolder || !file) return undefined;
  return buildASTSchema(parse(readFileSync(join(contractFolder, file), 'utf8')), { assumeValidSDL: true });
};

for (const backend of readBackends(join(root, 'settings/backends'))) {
  const theirs = contract(backend.name);
  const { problems, counts } = trimmedOperations(schema, operations, backend, theirs);
  const fresh = theirs ? freshnessProblems(schema, backend, theirs) : [];
  report(
    [...new Set([...fresh, ...problems])],
    `${backend.name}: ${counts.sent} operations are ${theirs ? 'valid' : 'sent'} (${counts.trimmed} trimmed), ` +
      `${counts.answered} are answered without a request.`,
  );
}

if (contractFolder)
  report(coreProblems(core, contract('magento-2.4.7')), 'Core types have the names and shapes of the real schema.');

// Validates every GraphQL operation of the shop against the project's own schema and, where CONTRACT_DIR names the folder
// of the real backend's schema, against that schema with the shop's extensions.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

import { mergeTypeDefs } from '@graphql-tools/merge';
import { buildASTSchema, concatAST, extendSchema, Kind, parse, print, validate } from 'graphql';

import { root } from './lib/steps.mjs';

const filesBelow = (folder, ending) =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return filesBelow(path, ending);
    return name.endsWith(ending) ? [path] : [];
  });
const parseFiles = (paths) => paths.map((path) => parse(readFileSync(path, 'utf8')));

const schemaFolder = join(root, 'backend', 'schema');
const core = filesBelow(join(schemaFolder, 'core'), '.graphqls');
const extensions = filesBelow(join(schemaFolder, 'extensions'), '.graphqls');
const operationFiles = filesBelow(join(root, 'src'), '.graphql');
const operations = concatAST(parseFiles(operationFiles));

const check = (name, schema) => {
  const errors = validate(schema, operations);
  for (const error of errors) process.stderr.write(`${name}: ${error.message}\n`);
  if (errors.length > 0) process.exitCode = 1;
  else process.stdout.write(`${operationFiles.length} operation files are valid against ${name}.\n`);
};

// An extension may give a field of the real backend more arguments, so definitions are merged as the server does.
check('the project’s schema', buildASTSchema(mergeTypeDefs(parseFiles([...core, ...extensions]))));

/** The real schema may have implementors of an extended interface that this shop does not know: they get its fields too. */
const implementations = (contract) => {
  const definitions = concatAST(parseFiles(extensions)).definitions;
  const extended = new Set(definitions.map((definition) => definition.name.value));
  const missing = definitions
    .filter((definition) => definition.kind === Kind.INTERFACE_TYPE_EXTENSION)
    .flatMap(({ name, fields }) =>
      contract
        .getPossibleTypes(contract.getType(name.value))
        .filter((type) => !extended.has(type.name))
        .map((type) => `extend type ${type.name} { ${fields.map(print).join('\n')} }`),
    );
  return missing.map((extension) => parse(extension));
};

// The core is built alone and unmerged: a type that two of its files define is refused, wherever the check runs.
const ours = buildASTSchema(concatAST(parseFiles(core)));

const contractFolder = process.env.CONTRACT_DIR;
if (contractFolder) {
  const contract = buildASTSchema(parse(readFileSync(join(contractFolder, 'magento-2.4.graphqls'), 'utf8')), {
    assumeValidSDL: true,
  });
  check(
    'the real backend’s schema with the extensions',
    extendSchema(contract, concatAST([...parseFiles(extensions), ...implementations(contract)]), {
      assumeValidSDL: true,
    }),
  );

  // Every core type that we serve has the field, with the same type and arguments, in the real schema.
  const problems = [];
  for (const type of Object.values(ours.getTypeMap())) {
    if (type.name.startsWith('__') || !('getFields' in type)) continue;
    const real = contract.getType(type.name);
    if (!real || !('getFields' in real)) {
      problems.push(`${type.name} is not in the real schema.`);
      continue;
    }
    for (const field of Object.values(type.getFields())) {
      const realField = real.getFields()[field.name];
      if (!realField) problems.push(`${type.name}.${field.name} is not in the real schema.`);
      else if (String(realField.type) !== String(field.type))
        problems.push(`${type.name}.${field.name} is ${field.type}, really ${realField.type}.`);
    }
  }
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  if (problems.length > 0) process.exitCode = 1;
  else
    process.stdout.write(
      `Core types have the names and shapes of ${relative(contractFolder, join(contractFolder, 'magento-2.4.graphqls'))}.\n`,
    );
}

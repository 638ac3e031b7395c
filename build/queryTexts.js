import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, parse, print, stripIgnoredCharacters, visit } from 'graphql';

const documentsIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.graphql'))
    .map((name) => parse(readFileSync(join(folder, name), 'utf8')));

/** Apollo asks for the type of every object; the early answer must carry it too. A field asks for all its fragments. */
const withTypeNames = (document) =>
  visit(document, {
    SelectionSet: (node, _key, parent) => {
      const hasIt = node.selections.some((field) => field.kind === Kind.FIELD && field.name.value === '__typename');
      if (parent?.kind !== Kind.FIELD || hasIt) return undefined;
      return {
        ...node,
        selections: [...node.selections, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } }],
      };
    },
  });

/** The text of an operation with all its fragments, as the boot script sends it. */
export const queryText = (sourceFolder, operationName) => {
  const definitions = documentsIn(sourceFolder).flatMap((document) => document.definitions);
  const operation = definitions.find(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION && definition.name?.value === operationName,
  );
  if (!operation) throw new Error(`There is no operation ${operationName} in ${sourceFolder}.`);
  const needed = new Map();
  const gather = (node) =>
    visit(node, {
      FragmentSpread: ({ name: { value } }) => {
        if (needed.has(value)) return;
        const fragment = definitions.find(
          (definition) => definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === value,
        );
        if (!fragment) throw new Error(`There is no fragment ${value} for ${operationName}.`);
        needed.set(value, fragment);
        gather(fragment);
      },
    });
  gather(operation);
  const document = { kind: Kind.DOCUMENT, definitions: [operation, ...needed.values()] };
  return stripIgnoredCharacters(print(withTypeNames(document)));
};

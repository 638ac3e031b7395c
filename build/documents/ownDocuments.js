import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, parse, visit } from 'graphql';

const definitionsIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.graphql'))
    .sort()
    .flatMap((name) => parse(readFileSync(join(folder, name), 'utf8'), { noLocation: true }).definitions);

/**
 * Every operation of the shop as a document with all its fragments, by its name.
 * @param sources folder of the shop's sources.
 */
export const readOperations = (sources) => {
  const definitions = definitionsIn(sources);
  const fragments = new Map(
    definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION).map((each) => [each.name.value, each]),
  );
  const withFragments = (operation) => {
    const needed = new Set();
    const gather = (node) =>
      visit(node, {
        FragmentSpread: ({ name: { value } }) => {
          const fragment = fragments.get(value);
          if (!fragment) throw new Error(`There is no fragment ${value} for ${operation.name.value}.`);
          if (needed.has(fragment)) return;
          needed.add(fragment);
          gather(fragment);
        },
      });
    gather(operation);
    return { kind: Kind.DOCUMENT, definitions: [operation, ...needed] };
  };
  return new Map(
    definitions
      .filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
      .map((operation) => [operation.name.value, withFragments(operation)]),
  );
};

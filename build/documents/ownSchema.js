import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mergeTypeDefs } from '@graphql-tools/merge';
import { buildASTSchema, parse } from 'graphql';

/** The schema files in a folder, as documents by their names without the ending. */
export const schemaFiles = (folder) =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name.endsWith('.graphqls'))
      .map((name) => [name.replace(/\.graphqls$/, ''), parse(readFileSync(join(folder, name), 'utf8'))]),
  );

/**
 * All that the shop can ask for: the core and its extensions. An extension may give a field of the core more arguments, so
 * definitions are merged as the embedded backend does.
 * @param root folder of the project.
 */
export const readOwnSchema = (root) => {
  const folders = ['core', 'extensions'].map((name) => schemaFiles(join(root, 'backend/schema', name)));
  return buildASTSchema(mergeTypeDefs(folders.flatMap((files) => Object.values(files))));
};

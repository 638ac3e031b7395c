import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { type DocumentNode, type FieldNode, parse, print, stripIgnoredCharacters, visit } from 'graphql';

import { isRecord } from '../isRecord';
import { BadSetting } from '../../settings/table.js';

import { isDocumentTooDeep } from './documentNesting';
import { RequestFailure } from './errors';
import { documentLimits } from './limits';

const isPlainTypeName = ({ name, alias, directives = [] }: FieldNode): boolean =>
  name.value === '__typename' && !alias && directives.length === 0;

/**
 * The name of a document that says the same however it is laid out: SHA-256 (hex) of its text without layout, its
 * definitions in order, and without `__typename`, which clients add by themselves.
 */
export const operationKey = (document: DocumentNode): string => {
  const bare = visit(document, { Field: (node) => (isPlainTypeName(node) ? null : undefined) });
  const texts = bare.definitions.map((definition) => stripIgnoredCharacters(print(definition)));
  return createHash('sha256').update(texts.sort().join('\n')).digest('hex');
};

/** The operations of a build, as the file has them that the build writes: their texts by their keys. */
export const listOperations = (documents: Iterable<DocumentNode>): Record<string, string> =>
  Object.fromEntries(
    [...documents]
      .map((document) => [operationKey(document), stripIgnoredCharacters(print(document))] as const)
      .sort(([left], [right]) => (left < right ? -1 : 1)),
  );

/** The operations that a backend or a gateway accepts, where it accepts no others. */
export interface OperationList {
  /** @throws RequestFailure for a document that is not on the list. */
  assertListed(document: DocumentNode): void;
  /** The same for a text that nothing has read yet. */
  assertTextListed(query: string): void;
}

const readKeys = (file: string): string[] => {
  try {
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (isRecord(content)) return Object.keys(content);
  } catch {
    // The same sentence for a file that is missing and for one that is no JSON.
  }
  throw new BadSetting(`SHOP_PERSISTED_OPERATIONS: ${file} is no list of operations; npm run build writes one.`);
};

const refuse = (): never => {
  throw new RequestFailure('The operation is not one of this shop.', 'graphql-input', 400);
};

/**
 * Reads the lists of operations that are accepted.
 * @param files paths of lists that builds wrote; undefined when every operation is accepted.
 * @throws BadSetting when one cannot be read.
 */
export const readOperationList = (files: readonly string[]): OperationList | undefined => {
  if (files.length === 0) return undefined;
  const keys = new Set(files.flatMap(readKeys));
  const known = new WeakMap<DocumentNode, boolean>();
  const isListed = (document: DocumentNode): boolean => {
    const found = known.get(document) ?? keys.has(operationKey(document));
    known.set(document, found);
    return found;
  };
  const isText = (query: string): boolean => {
    if (query.length > documentLimits.characters || isDocumentTooDeep(query)) return false;
    try {
      return isListed(parse(query, { noLocation: true }));
    } catch {
      return false;
    }
  };
  return {
    assertListed: (document) => {
      if (!isListed(document)) refuse();
    },
    assertTextListed: (query) => {
      if (!isText(query)) refuse();
    },
  };
};

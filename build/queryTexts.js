import { Kind, print, stripIgnoredCharacters, visit } from 'graphql';
import { readOperations } from './documents/ownDocuments.js';

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

/**
 * The texts of operations with their fragments, as the boot script sends them.
 * @param sentDocument makes the document that is sent of the one that is written (build/documents/rewriteDocument.js).
 */
export const queryTexts = (sourceFolder, sentDocument) => {
  const operations = readOperations(sourceFolder);
  return (name) => {
    const document = operations.get(name);
    if (!document) throw new Error(`There is no operation ${name} in ${sourceFolder}.`);
    return stripIgnoredCharacters(print(withTypeNames(sentDocument(document))));
  };
};

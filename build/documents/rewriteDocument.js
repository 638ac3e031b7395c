import { tsImport } from 'tsx/esm/api';
import { inlineFragments } from './inlineFragments.js';
import { markAbsent } from './markAbsent.js';
import { readOwnSchema } from './ownSchema.js';

/**
 * Rewrites a document: writes fragments out where they must be, and marks the parts that the backend lacks.
 * @param root folder of the project.
 * @param absent coordinates that the backend lacks.
 * @returns a function from a document to a document.
 */
export const documentRewriter = (root, { absent }) => {
  const schema = readOwnSchema(root);
  return (document) => {
    const inlined = inlineFragments(document, schema);
    return absent.size > 0 ? markAbsent(inlined, schema, absent) : inlined;
  };
};

/** The same for a text that the build writes: the document without what is marked, as the shop's link sends it. */
export const sentDocumentMaker = async (root, backend) => {
  const rewrite = documentRewriter(root, backend);
  const { sentDocument } = await tsImport('../../src/kernel/graphql/absentFields.ts', import.meta.url);
  return (document) => sentDocument(rewrite(document));
};

import { ApolloLink } from '@apollo/client';
import type { DocumentNode, FieldNode, SelectionNode, SelectionSetNode } from 'graphql';

/** Gives a field the selection that the build has put aside (build/documents/markWhole.js). */
const restored = (field: SelectionNode | (FieldNode & { whole: SelectionSetNode })): SelectionNode =>
  'whole' in field ? { ...field, directives: [], selectionSet: field.whole } : field;

const sent = new WeakMap<DocumentNode, DocumentNode>();

const sentDocument = (document: DocumentNode): DocumentNode => {
  const known = sent.get(document);
  if (known) return known;
  const made = {
    ...document,
    definitions: document.definitions.map((definition) =>
      'selectionSet' in definition
        ? {
            ...definition,
            selectionSet: {
              ...definition.selectionSet,
              selections: definition.selectionSet.selections.map(restored),
            },
          }
        : definition,
    ),
  };
  sent.set(document, made);
  return made;
};

/** Sends documents with the selections that the build keeps from the cache: above all links that read a document. */
export const wholeFieldsLink = new ApolloLink((operation, forward) => {
  operation.query = sentDocument(operation.query);
  return forward(operation);
});

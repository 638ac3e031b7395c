import { type DocumentNode, type FieldNode, Kind, type SelectionSetNode } from 'graphql';

const typename: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

const withTypename = (set: SelectionSetNode, isRoot: boolean): SelectionSetNode => {
  let hasTypename = isRoot;
  const selections = set.selections.map((selection) => {
    if (selection.kind === Kind.FIELD && selection.name.value.startsWith('__')) hasTypename = true;
    return 'selectionSet' in selection && selection.selectionSet
      ? { ...selection, selectionSet: withTypename(selection.selectionSet, false) }
      : selection;
  });
  return { ...set, selections: hasTypename ? selections : [...selections, typename] };
};

/**
 * A document that asks for the type of each object, but not of the root. In the build it stands for Apollo's own
 * (webpack.config.js), which walks by GraphQL's visitor: several times slower in the first question of a visit, and 1 KiB
 * of the first load.
 */
export const addTypenameToDocument = Object.assign(
  (document: DocumentNode): DocumentNode => ({
    ...document,
    definitions: document.definitions.map((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION || definition.kind === Kind.FRAGMENT_DEFINITION
        ? {
            ...definition,
            selectionSet: withTypename(definition.selectionSet, definition.kind === Kind.OPERATION_DEFINITION),
          }
        : definition,
    ),
  }),
  {
    /** Whether a field stands in a document because of this. */
    added: (field: FieldNode): boolean => field === typename,
  },
);

import {
  Kind,
  type FragmentDefinitionNode,
  type GraphQLResolveInfo,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

type Fragments = Readonly<Record<string, FragmentDefinitionNode>>;

const isBroken = (selection: SelectionNode, fragments: Fragments): boolean => {
  switch (selection.kind) {
    case Kind.FIELD:
      return hasBroken(selection.selectionSet, fragments);
    case Kind.FRAGMENT_SPREAD:
      return hasBroken(fragments[selection.name.value]?.selectionSet, fragments);
    case Kind.INLINE_FRAGMENT:
      return (
        selection.selectionSet.selections.some(({ kind }) => kind === Kind.FRAGMENT_SPREAD) ||
        hasBroken(selection.selectionSet, fragments)
      );
  }
};

const hasBroken = (selectionSet: SelectionSetNode | undefined, fragments: Fragments): boolean =>
  selectionSet?.selections.some((selection) => isBroken(selection, fragments)) ?? false;

/**
 * Whether a field is selected with a named spread directly inside an inline fragment, anywhere below it. Magento 2.4.6
 * fails there when it measures how deep a category's tree is asked for.
 */
export const hasSpreadInInlineFragment = ({ fieldNodes, fragments }: GraphQLResolveInfo): boolean =>
  fieldNodes.some(({ selectionSet }) => hasBroken(selectionSet, fragments));

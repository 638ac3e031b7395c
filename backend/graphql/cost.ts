import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLSchema,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type SelectionSetNode,
  valueFromAST,
} from 'graphql';

import { isLeftOut } from './leftOut';

/** Objects that a list without a size of its own is taken to hold. */
const usualLength = 5;
/** Argument that says how many objects the lists directly below a field hold. */
const sizeArgument = 'pageSize';

type Variables = Readonly<Record<string, unknown>>;

const sizeOf = (node: FieldNode, field: GraphQLField<unknown, unknown>, variables: Variables): number | undefined => {
  const definition = field.args.find(({ name }) => name === sizeArgument);
  if (!definition) return undefined;
  const given = node.arguments?.find(({ name }) => name.value === sizeArgument)?.value;
  const value = given ? valueFromAST(given, definition.type, { ...variables }) : definition.defaultValue;
  // A size below one would make the count of its neighbours smaller.
  return typeof value === 'number' ? Math.max(1, value) : undefined;
};

/**
 * Number of objects that an operation may ask for at most: the sizes of lists within lists multiply. The real backend
 * counts fields alone; seven lists of related products within each other have ten fields and hold millions of objects.
 */
export const countObjects = (schema: GraphQLSchema, document: DocumentNode, variables: Variables): number => {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }

  // Counted once for each length of the list that they stand in: forty fragments that spread each other twice, and hold no
  // field at all, are 2⁴⁰ ways through a document of a kilobyte.
  const known = new Map<string, number>();

  const countFragment = (name: string, size: number | undefined): number => {
    const key = `${name} ${size}`;
    const counted = known.get(key);
    if (counted !== undefined) return counted;
    // The document is not validated yet: a fragment may spread itself, which counts as nothing.
    known.set(key, 0);
    const fragment = fragments.get(name);
    const type = fragment && schema.getType(fragment.typeCondition.name.value);
    const count = fragment ? countSelection(fragment.selectionSet, type, size) : 0;
    known.set(key, count);
    return count;
  };

  const countField = (node: FieldNode, parent: unknown, size: number | undefined): number => {
    const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value] : undefined;
    const type = field && getNamedType(field.type);
    if (!field || !isCompositeType(type)) return 0;
    const length = isListType(getNullableType(field.type)) ? (size ?? usualLength) : 1;
    return length * (1 + countSelection(node.selectionSet, type, sizeOf(node, field, variables)));
  };

  const countSelection = (selectionSet: SelectionSetNode | undefined, parent: unknown, size?: number): number => {
    let count = 0;
    for (const selection of selectionSet?.selections ?? []) {
      if (selection.kind === Kind.FIELD) {
        if (!isLeftOut(selection, variables)) count += countField(selection, parent, size);
      } else if (selection.kind === Kind.FRAGMENT_SPREAD) {
        count += countFragment(selection.name.value, size);
      } else {
        const { typeCondition, selectionSet: inner } = selection;
        count += countSelection(inner, typeCondition ? schema.getType(typeCondition.name.value) : parent, size);
      }
    }
    return count;
  };

  return document.definitions.reduce((count, definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return count;
    return count + countSelection(definition.selectionSet, schema.getRootType(definition.operation));
  }, 0);
};

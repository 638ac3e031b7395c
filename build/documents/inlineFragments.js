import { getNamedType, isAbstractType, Kind } from 'graphql';

/** Fields that lead from a product, a line or a variant to a product. */
export const productLinks = new Set([
  'related_products',
  'upsell_products',
  'crosssell_products',
  'product',
  'configured_variant',
]);

const named = (nodes) => (nodes ?? []).map(({ name, value, arguments: given }) => [name.value, value, named(given)]);

/** Returns a key that is equal for selections which can be merged. */
const keyOf = (selection) => {
  const { kind, alias, name, typeCondition, arguments: given, directives } = selection;
  return JSON.stringify([kind, alias?.value, name?.value, typeCondition?.name.value, named(given), named(directives)]);
};

/** One selection in the place of several of the same field or the same type, with all that they select. */
const merged = (selections) => {
  const groups = new Map();
  for (const selection of selections) {
    const key = keyOf(selection);
    groups.set(key, [...(groups.get(key) ?? []), selection]);
  }
  return [...groups.values()].map((group) => {
    const [first] = group;
    if (group.length === 1 || !first.selectionSet) return first;
    const all = group.flatMap(({ selectionSet }) => selectionSet.selections);
    return { ...first, selectionSet: { ...first.selectionSet, selections: merged(all) } };
  });
};

/** Whether everything of one type is of the other too, so that its fields need no condition. */
const isAlways = (schema, type, parent) => type === parent || (isAbstractType(type) && schema.isSubType(type, parent));

/** Writes the selections of a type; `isWritten` says that they stand where no spread may. */
const writer = (schema, fragments) => {
  const fragment = (name) => {
    const definition = fragments.get(name);
    if (!definition) throw new Error(`There is no fragment ${name}.`);
    return definition;
  };
  const writtenFragment = ({ typeCondition, directives, selectionSet }, parent) => {
    const type = typeCondition ? schema.getType(typeCondition.name.value) : parent;
    if (!directives?.length && isAlways(schema, type, parent)) return loose(selectionSet, parent, true);
    return [{ kind: Kind.INLINE_FRAGMENT, typeCondition, directives, selectionSet: written(selectionSet, type, true) }];
  };
  const writtenField = (field, parent, isWritten) => {
    if (!field.selectionSet) return field;
    const definition = parent.getFields()[field.name.value];
    if (!definition) throw new Error(`${parent.name} has no field ${field.name.value}.`);
    const isBelow = isWritten || productLinks.has(field.name.value);
    return { ...field, selectionSet: written(field.selectionSet, getNamedType(definition.type), isBelow) };
  };
  const loose = (selectionSet, parent, isWritten) =>
    selectionSet.selections.flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return [writtenField(selection, parent, isWritten)];
      if (selection.kind === Kind.INLINE_FRAGMENT) return writtenFragment(selection, parent);
      if (!isWritten) return [selection];
      const { typeCondition, selectionSet: selected } = fragment(selection.name.value);
      return writtenFragment({ typeCondition, directives: selection.directives, selectionSet: selected }, parent);
    });
  const written = (selectionSet, parent, isWritten) => ({
    ...selectionSet,
    selections: merged(loose(selectionSet, parent, isWritten)),
  });
  return { fragment, written };
};

const spreadsIn = (selectionSet) =>
  selectionSet.selections.flatMap((selection) => {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return [selection.name.value];
    return selection.selectionSet ? spreadsIn(selection.selectionSet) : [];
  });

/**
 * Writes fragments out where a real Magento answers a spread wrongly: inside inline fragments it fails or gives null, and
 * below links to products it gives products without name and price. Spreads that stay are those of operations outside of
 * these places; their fragments hold none themselves. Fields that come twice are joined.
 * @param schema that the document is valid against.
 * @returns the document; of a document of fragments, the first.
 */
export const inlineFragments = (document, schema) => {
  const definitions = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  const { fragment, written } = writer(schema, new Map(definitions.map((each) => [each.name.value, each])));
  const whole = (definition) => {
    const type = schema.getType(definition.typeCondition.name.value);
    return { ...definition, selectionSet: written(definition.selectionSet, type, true) };
  };
  const operations = document.definitions
    .filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
    .map((operation) => ({
      ...operation,
      selectionSet: written(operation.selectionSet, schema.getRootType(operation.operation), false),
    }));
  if (operations.length === 0) return { ...document, definitions: definitions.slice(0, 1).map(whole) };
  const spread = new Set(operations.flatMap(({ selectionSet }) => spreadsIn(selectionSet)));
  return { ...document, definitions: [...operations, ...[...spread].map((name) => whole(fragment(name)))] };
};

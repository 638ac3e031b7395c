import { getNamedType, isInputObjectType, isNonNullType, Kind, visit } from 'graphql';
import { isAbsent } from '../../settings/capabilities.js';
import { argumentCoordinate, fieldCoordinate, inputCoordinate } from './coordinates.js';

const typeName = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

const variablesIn = (nodes, accepts = () => true) => {
  const names = new Set();
  for (const node of nodes) {
    visit(node, {
      VariableDefinition: () => false,
      Field: (field) => (accepts(field) ? undefined : false),
      Variable: ({ name }) => void names.add(name.value),
    });
  }
  return names;
};

/** A value without the fields that the backend's inputs lack. */
const knownValue = (value, type, lacks) => {
  const named = getNamedType(type);
  if (value.kind === Kind.LIST) return { ...value, values: value.values.map((each) => knownValue(each, named, lacks)) };
  if (value.kind !== Kind.OBJECT || !isInputObjectType(named)) return value;
  const fields = value.fields
    .filter((field) => !lacks(inputCoordinate(named, field.name.value)))
    .map((field) => ({ ...field, value: knownValue(field.value, named.getFields()[field.name.value].type, lacks) }));
  return { ...value, fields };
};

/** Whether nothing is left of an object that had something. */
const isEmptied = (before, after) =>
  before.kind === Kind.OBJECT && before.fields.length > 0 && after.fields.length === 0;

const knownArguments = (field, definition, parent, lacks) =>
  (field.arguments ?? []).flatMap((argument) => {
    const name = argument.name.value;
    if (lacks(argumentCoordinate(parent, definition.name, name))) return [];
    const { type } = definition.args.find((each) => each.name === name);
    const value = knownValue(argument.value, type, lacks);
    return isEmptied(argument.value, value) && !isNonNullType(type) ? [] : [{ ...argument, value }];
  });

/** The keys of an input that the backend does not know, with those of its inner inputs; undefined when it knows all. */
const absentKeys = (type, lacks, above = []) => {
  const named = getNamedType(type);
  if (!isInputObjectType(named) || above.includes(named)) return undefined;
  const keys = Object.values(named.getFields()).flatMap((field) => {
    if (lacks(inputCoordinate(named, field.name))) return [[field.name, true]];
    const inner = absentKeys(field.type, lacks, [...above, named]);
    return inner ? [[field.name, inner]] : [];
  });
  return keys.length > 0 ? Object.fromEntries(keys) : undefined;
};

const markedVariables = (definitions, nodes, schema, lacks) => {
  const used = variablesIn(nodes);
  const sent = variablesIn(nodes, (field) => !field.absent);
  return (definitions ?? []).flatMap((definition) => {
    const name = definition.variable.name.value;
    if (!used.has(name)) return [];
    if (!sent.has(name)) return [{ ...definition, absent: true }];
    const type = schema.getType(variableTypeName(definition.type));
    const keys = absentKeys(type, lacks);
    return [keys ? { ...definition, absentKeys: keys } : definition];
  });
};

const variableTypeName = (type) => (type.kind === Kind.NAMED_TYPE ? type.name.value : variableTypeName(type.type));

const marker = (schema, lacks, typeOfFragment) => {
  const isUnknown = (name) => lacks(`type ${name}`);
  const markedField = (field, parent) => {
    if (field.name.value.startsWith('__')) return [field];
    const definition = parent.getFields()[field.name.value];
    const { kind, alias, name, directives, selectionSet } = field;
    if (lacks(fieldCoordinate(parent, name.value))) return [{ kind, alias, name, directives, absent: true }];
    return [
      {
        ...field,
        arguments: knownArguments(field, definition, parent, lacks),
        ...(selectionSet ? { selectionSet: marked(selectionSet, getNamedType(definition.type)) } : {}),
      },
    ];
  };
  const markedSelection = (selection, parent) => {
    if (selection.kind === Kind.FIELD) return markedField(selection, parent);
    if (selection.kind === Kind.FRAGMENT_SPREAD)
      return isUnknown(typeOfFragment(selection.name.value)) ? [] : [selection];
    const type = selection.typeCondition ? schema.getType(selection.typeCondition.name.value) : parent;
    return isUnknown(type.name) ? [] : [{ ...selection, selectionSet: marked(selection.selectionSet, type) }];
  };
  const marked = (selectionSet, parent) => {
    const selections = selectionSet.selections.flatMap((selection) => markedSelection(selection, parent));
    return { ...selectionSet, selections: selections.length > 0 ? selections : [typeName] };
  };
  return marked;
};

const conditionOf = ({ typeCondition }) => typeCondition.name.value;

/** The fragments that operations spread, by way of one another, too. */
const reachable = (operations, fragments) => {
  const names = new Set();
  const gather = (node) =>
    visit(node, {
      FragmentSpread: ({ name: { value } }) => {
        if (names.has(value)) return;
        names.add(value);
        const fragment = fragments.find(({ name }) => name.value === value);
        if (fragment) gather(fragment);
      },
    });
  for (const { selectionSet } of operations) gather(selectionSet);
  return fragments.filter(({ name }) => names.has(name.value));
};

/**
 * Marks in a document what a backend lacks. Fields and variables stay, marked with `absent`, because the shop reads a null in
 * their place (src/kernel/graphql/absentFields.ts sends the document without them); of a marked field nothing below is
 * kept. Arguments, inner fields of values, and fragments on types that are not there go. A variable's definition gets
 * `absentKeys`: what is not sent of its value.
 * @param schema that the document is valid against.
 * @param absent coordinates that the backend lacks.
 * @param onAbsent called with each coordinate that the document asks for in vain.
 */
export const markAbsent = (document, schema, absent, onAbsent = () => undefined) => {
  const lacks = (coordinate) => {
    if (!isAbsent(absent, coordinate)) return false;
    onAbsent(coordinate);
    return true;
  };
  const fragments = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  const typeOfFragment = (name) => conditionOf(fragments.find((fragment) => fragment.name.value === name));
  const marked = marker(schema, lacks, typeOfFragment);
  const known = fragments
    .filter((fragment) => !isAbsent(absent, `type ${conditionOf(fragment)}`))
    .map((fragment) => ({
      ...fragment,
      selectionSet: marked(fragment.selectionSet, schema.getType(conditionOf(fragment))),
    }));
  const operations = document.definitions
    .filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
    .map((operation) => ({
      ...operation,
      selectionSet: marked(operation.selectionSet, schema.getRootType(operation.operation)),
    }));
  // A fragment that stood in what is left out only is asked for no more, nor are the variables in it.
  const kept = operations.length > 0 ? reachable(operations, known) : known;
  const definitions = operations.map((operation) => ({
    ...operation,
    variableDefinitions: markedVariables(
      operation.variableDefinitions,
      [operation.selectionSet, ...kept],
      schema,
      lacks,
    ),
  }));
  return { ...document, definitions: [...definitions, ...kept] };
};

import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type SelectionNode,
  type VariableDefinitionNode,
  visit,
} from 'graphql';
import { isRecord } from '@/kernel/isRecord';

/** Parts of an input that are not sent: keys, or keys below a key. */
interface AbsentKeys {
  readonly [key: string]: true | AbsentKeys;
}

/** Marks that the build puts into documents for a backend that lacks something (build/documents/markAbsent.js). */
interface Marks {
  absent?: true;
  absentKeys?: AbsentKeys;
}

const marksOf = (node: Marks | SelectionNode | VariableDefinitionNode): Marks =>
  'absent' in node || 'absentKeys' in node ? node : {};

const isMarked = (node: SelectionNode | VariableDefinitionNode): boolean => marksOf(node).absent === true;

const typeName = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;

/** Takes the marked fields and variables out; a selection that is left empty asks for the type. */
const withoutMarked = (document: DocumentNode): DocumentNode =>
  visit(document, {
    VariableDefinition: (node) => (isMarked(node) ? null : undefined),
    Field: (node) => (isMarked(node) ? null : undefined),
    SelectionSet: {
      leave: (node) => (node.selections.length === 0 ? { ...node, selections: [typeName] } : undefined),
    },
  });

const sent = new WeakMap<DocumentNode, DocumentNode>();

/** The document as the backend gets it: without what the build marked as absent there. The same one when nothing is marked. */
export const sentDocument = (document: DocumentNode): DocumentNode => {
  const known = sent.get(document);
  if (known) return known;
  const made = withoutMarked(document);
  sent.set(document, made);
  return made;
};

const rootSelections = (document: DocumentNode): readonly SelectionNode[] =>
  document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? definition.selectionSet.selections : [],
  );

/** Whether the backend has none of what an operation asks for. */
export const isAllAbsent = (document: DocumentNode): boolean =>
  rootSelections(document).every(
    (selection) => isMarked(selection) || (selection.kind === Kind.FIELD && selection.name.value === '__typename'),
  );

const knownValue = (value: unknown, keys: AbsentKeys): unknown => {
  if (Array.isArray(value)) return value.map((each) => knownValue(each, keys));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      const absent = keys[key];
      if (absent === true) return [];
      return [[key, absent ? knownValue(inner, absent) : inner]];
    }),
  );
};

/** The variables of a request without the keys of inputs that the backend does not know. */
export const sentVariables = (document: DocumentNode, variables: Record<string, unknown>): Record<string, unknown> => {
  const keys = Object.fromEntries(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION
        ? (definition.variableDefinitions ?? []).flatMap((each) => {
            const { absentKeys } = marksOf(each);
            return absentKeys ? [[each.variable.name.value, absentKeys]] : [];
          })
        : [],
    ),
  );
  const known = knownValue(variables, keys);
  return isRecord(known) ? known : variables;
};

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

const fill = (value: unknown, selections: readonly SelectionNode[], fragments: Fragments): unknown => {
  if (Array.isArray(value)) return value.map((each) => fill(each, selections, fragments));
  if (!isRecord(value)) return value;
  return selections.reduce<Record<string, unknown>>((filled, selection) => {
    if (selection.kind === Kind.FIELD) {
      const key = (selection.alias ?? selection.name).value;
      if (isMarked(selection)) return { ...filled, [key]: filled[key] ?? null };
      if (!selection.selectionSet || !(key in filled)) return filled;
      return { ...filled, [key]: fill(filled[key], selection.selectionSet.selections, fragments) };
    }
    const { selectionSet } =
      selection.kind === Kind.INLINE_FRAGMENT ? selection : (fragments.get(selection.name.value) ?? {});
    const inner = fill(filled, selectionSet?.selections ?? [], fragments);
    return isRecord(inner) ? inner : filled;
  }, value);
};

/**
 * An answer in which every field that was not sent is null, so that readers find all that their document selects. Null says
 * that it is not known.
 */
export const filledData = (document: DocumentNode, data: Record<string, unknown>): Record<string, unknown> => {
  const fragments: Fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
    ),
  );
  const filled = fill(data, rootSelections(document), fragments);
  return isRecord(filled) ? filled : data;
};

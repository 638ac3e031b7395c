import { Kind, type DocumentNode, type FieldNode, type FragmentDefinitionNode, type SelectionSetNode } from 'graphql';

import { RequestFailure } from './errors';

/** Limits of one document. Depth and fields are the real backend's limits. */
export const documentLimits = {
  characters: 20_000,
  depth: 20,
  fields: 300,
  aliases: 30,
} as const;

/** Size of a selection with its fragments spread out. */
interface Measure {
  depth: number;
  fields: number;
  aliases: number;
}

const nothing: Measure = { depth: 0, fields: 0, aliases: 0 };

type Variables = Readonly<Record<string, unknown>>;

/** Whether a field is left out by `@skip` or `@include`: as in the real backend it costs nothing then. A default does not count. */
const isLeftOut = ({ directives = [] }: FieldNode, variables: Variables): boolean =>
  directives.some(({ name, arguments: given = [] }) => {
    const condition = given.find((argument) => argument.name.value === 'if')?.value;
    const value = condition?.kind === Kind.VARIABLE ? variables[condition.name.value] : undefined;
    const isOn = condition?.kind === Kind.BOOLEAN ? condition.value : value;
    return (name.value === 'skip' && isOn === true) || (name.value === 'include' && isOn === false);
  });

const measureDocument = (document: DocumentNode, variables: Variables): Measure => {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  // Each fragment is measured once, so a chain of fragments that spread each other twice costs no exponential time.
  const known = new Map<string, Measure>();

  const measureFragment = (name: string): Measure => {
    const measured = known.get(name);
    if (measured) return measured;
    // A fragment that spreads itself counts as nothing here; validation refuses it afterwards.
    known.set(name, nothing);
    const fragment = fragments.get(name);
    const measure = fragment ? measureSelection(fragment.selectionSet) : nothing;
    known.set(name, measure);
    return measure;
  };

  const measureSelection = (selectionSet: SelectionSetNode | undefined): Measure => {
    const total = { ...nothing };
    for (const selection of selectionSet?.selections ?? []) {
      const isField = selection.kind === Kind.FIELD;
      if (isField && isLeftOut(selection, variables)) continue;
      const inner =
        selection.kind === Kind.FRAGMENT_SPREAD
          ? measureFragment(selection.name.value)
          : measureSelection(selection.selectionSet);
      total.depth = Math.max(total.depth, inner.depth + (isField ? 1 : 0));
      total.fields += inner.fields + (isField ? 1 : 0);
      total.aliases += inner.aliases + (isField && selection.alias ? 1 : 0);
    }
    return total;
  };

  const total = { ...nothing };
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const measure = measureSelection(definition.selectionSet);
    total.depth = Math.max(total.depth, measure.depth);
    total.fields += measure.fields;
    total.aliases += measure.aliases;
  }
  return total;
};

/**
 * Refuses a document that asks for too much, before it is validated or executed.
 * @throws RequestFailure with the real backend's words for depth and complexity.
 */
export const assertWithinLimits = (document: DocumentNode, variables: Variables): void => {
  const { depth, fields, aliases } = measureDocument(document, variables);
  if (fields > documentLimits.fields) {
    throw new RequestFailure(`Max query complexity should be ${documentLimits.fields} but got ${fields}.`);
  }
  if (depth > documentLimits.depth) {
    throw new RequestFailure(`Max query depth should be ${documentLimits.depth} but got ${depth}.`);
  }
  if (aliases > documentLimits.aliases) {
    throw new RequestFailure(`Max number of aliases should be ${documentLimits.aliases} but got ${aliases}.`);
  }
};

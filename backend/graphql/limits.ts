import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  Kind,
  type SelectionSetNode,
} from 'graphql';

import { countObjects } from './cost';
import { RequestFailure } from './errors';
import { isLeftOut } from './leftOut';

/** Limits of one document. Depth and fields are the real backend's limits. */
export const documentLimits = {
  characters: 20_000,
  depth: 20,
  fields: 300,
  aliases: 30,
  /** Fields of the text, whether or not a directive leaves them out: validation compares each with each. */
  writtenFields: 500,
  /** Objects of the answer; the largest question of the shop, all wish lists, may have 40,000. */
  objects: 50_000,
} as const;

/** Size of a selection with its fragments spread out. */
interface Measure {
  depth: number;
  fields: number;
  aliases: number;
  writtenFields: number;
}

const nothing: Measure = { depth: 0, fields: 0, aliases: 0, writtenFields: 0 };

type Variables = Readonly<Record<string, unknown>>;

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
      const inner =
        selection.kind === Kind.FRAGMENT_SPREAD
          ? measureFragment(selection.name.value)
          : measureSelection(selection.selectionSet);
      total.writtenFields += inner.writtenFields + (isField ? 1 : 0);
      if (isField && isLeftOut(selection, variables)) continue;
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
    total.writtenFields += measure.writtenFields;
  }
  return total;
};

/** Returns the variables that decide what a document asks for: those of `@skip` and `@include`, and sizes of lists. */
const deciding = (variables: Variables): string =>
  Object.entries(variables)
    .filter(([, value]) => typeof value === 'boolean' || typeof value === 'number')
    .map(([name, value]) => `${name}=${String(value)}`)
    .join(';');

/**
 * Makes a check of documents whose pass is remembered, for the variables of the last one: the shop sends the same few again
 * and again, and measuring one takes a tenth of the time of its answer.
 */
export const checkOnce = (
  check: (document: DocumentNode, variables: Variables) => void,
): ((document: DocumentNode, variables: Variables) => void) => {
  const passed = new WeakMap<DocumentNode, string>();
  return (document, variables) => {
    const key = deciding(variables);
    if (passed.get(document) === key) return;
    check(document, variables);
    passed.set(document, key);
  };
};

/**
 * Refuses a document that asks for too much, before it is validated or executed.
 * @throws RequestFailure with the real backend's words for depth and complexity.
 */
export const assertWithinLimits = (document: DocumentNode, variables: Variables): void => {
  const { depth, fields, aliases, writtenFields } = measureDocument(document, variables);
  if (writtenFields > documentLimits.writtenFields) {
    throw new RequestFailure(
      `A query may have at most ${documentLimits.writtenFields} fields but has ${writtenFields}.`,
    );
  }
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

/**
 * Refuses a document whose lists within lists may hold too many objects, before it is executed.
 * @throws RequestFailure in the words that the real backend has for complexity.
 */
export const assertAffordable = (schema: GraphQLSchema, document: DocumentNode, variables: Variables): void => {
  const objects = countObjects(schema, document, variables);
  if (objects > documentLimits.objects) {
    throw new RequestFailure(`Max query complexity should be ${documentLimits.objects} objects but got ${objects}.`);
  }
};

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildASTSchema, getNamedType, isAbstractType, Kind, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql';

import { typePolicies } from '@/app/typePolicies';
import { filledData } from '@/kernel/graphql/absentFields';
import { createShopCache } from '@/kernel/graphql/shopClient';
import { inlineFragments } from './inlineFragments.js';
import { markAbsent } from './markAbsent.js';
import { readOperations } from './ownDocuments.js';
import { readOwnSchema } from './ownSchema.js';

const folder = process.env.CONTRACT_DIR;
const textOf = (name) => readFileSync(join(folder ?? '', name), 'utf8');

const schema = readOwnSchema(process.cwd());
const operations = readOperations(join(process.cwd(), 'src'));
const { absent } = JSON.parse(readFileSync(join(process.cwd(), 'settings/backends/magento-2.4.6.json'), 'utf8'));

/** The answers to operations that the shop has, with data. */
const recordings = () =>
  JSON.parse(textOf('recorded/20-shop-operations-on-2.4.6.json')).entries.filter(
    ({ kind, operation, body }) =>
      kind === 'graphql' &&
      operations.has(operation) &&
      typeof body.data === 'object' &&
      body.data !== null &&
      Object.values(body.data).some((value) => value !== null),
  );

/** The recorded questions did not ask for types; Apollo does. Where a type may be several, one that fits all is named. */
const typed = (value, selections, type, theirs) => {
  if (Array.isArray(value)) return value.map((each) => typed(each, selections, type, theirs));
  if (typeof value !== 'object' || value === null) return value;
  const concrete = theirs.getType(
    value.__typename ?? (isAbstractType(type) ? theirs.getPossibleTypes(type).find(isShown)?.name : type.name),
  );
  const fields = selections.reduce((filled, selection) => {
    const { selectionSet } = selection;
    if (!selectionSet) return filled;
    if (selection.kind === Kind.INLINE_FRAGMENT) return typed(filled, selectionSet.selections, concrete, theirs);
    const key = (selection.alias ?? selection.name).value;
    const definition = concrete.getFields?.()[selection.name.value];
    if (!definition || !(key in filled)) return filled;
    const inner = getNamedType(definition.type);
    return { ...filled, [key]: typed(filled[key], selectionSet.selections, inner, theirs) };
  }, value);
  return { ...fields, __typename: concrete.name };
};
/** The recorded questions are older than the documents: a condition that they did not know yet is off. */
const allVariables = (query, known) => ({
  ...Object.fromEntries(
    query.definitions[0].variableDefinitions
      .filter(({ type }) => type.kind === Kind.NON_NULL_TYPE && type.type.name?.value === 'Boolean')
      .map(({ variable }) => [variable.name.value, false]),
  ),
  ...known,
});
/** All fields that the cache misses, in its words. */
const missingFields = (tree) => (typeof tree === 'string' ? [tree] : Object.values(tree ?? {}).flatMap(missingFields));

/** Fields that a question asks for, each with the type on which it does. */
const askedFields = (document, theirs) => {
  const typeInfo = new TypeInfo(theirs);
  const asked = new Set();
  visit(
    parse(document),
    visitWithTypeInfo(typeInfo, {
      Field: ({ name }) => void asked.add(`${String(typeInfo.getParentType()?.name)}.${name.value}`),
    }),
  );
  return asked;
};

/** Whether a field is missing only because the recorded question is older than the document and did not ask for it. */
const wasNotAsked = (message, { document }, theirs) => {
  const [, field = '', place = ''] = /^Can't find field '(\w+)[^']*' on ([^]*)$/.exec(message) ?? [];
  const named = /"__typename": "(\w+)"/.exec(place)?.[1] ?? /^\w+/.exec(place)?.[0] ?? '';
  const type = named === 'ROOT_QUERY' ? theirs.getQueryType() : theirs.getType(named);
  if (!(field in (type?.getFields?.() ?? {}))) return false;
  const asked = askedFields(document, theirs);
  return [type, ...(type.getInterfaces?.() ?? [])].every(({ name }) => !asked.has(`${name}.${field}`));
};
const isShown = ({ name }) => name.startsWith('Simple') || !name.startsWith('Bundle');

(folder ? describe : describe.skip)('answers of a running 2.4.6', () => {
  it('leave nothing open that a document selects, once they are filled', () => {
    const theirs = buildASTSchema(parse(textOf('magento-2.4.6.graphqls')), { assumeValidSDL: true });
    const found = [];
    let name = '';
    const error = jest.spyOn(console, 'error').mockImplementation((...words) => void found.push([name, ...words]));
    const answers = recordings();
    for (const entry of answers) {
      name = entry.name;
      const cache = createShopCache(typePolicies);
      const query = markAbsent(inlineFragments(operations.get(entry.operation), schema), schema, new Set(absent));
      const recorded = parse(entry.document).definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
      const root = theirs.getRootType(recorded.operation);
      const data = filledData(query, typed(entry.body.data, recorded.selectionSet.selections, root, theirs));
      const variables = allVariables(query, entry.variables);
      const isMutation = recorded.operation === 'mutation';
      cache.write({ query, variables, result: data, dataId: isMutation ? 'ROOT_MUTATION' : 'ROOT_QUERY' });
      if (isMutation) continue;
      const { missing } = cache.diff({ query, variables, optimistic: false, returnPartialData: true });
      const faults = missingFields(missing?.missing).filter((message) => !wasNotAsked(message, entry, theirs));
      found.push(...faults.map((message) => [name, message]));
    }
    error.mockRestore();
    expect(answers.length).toBeGreaterThan(100);
    expect(found).toEqual([]);
  });
});

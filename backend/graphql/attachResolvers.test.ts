import { buildSchema, graphqlSync, validateSchema } from 'graphql';

import type { Resolvers } from '../schema/resolvers.generated';

import { attachResolvers } from './attachResolvers';
import { createSchema } from './createGraphQl';
import { domainResolvers } from './domainResolvers';

const answer = (resolvers: readonly Resolvers[], isComplete = true): unknown => {
  const schema = buildSchema(`
    interface CategoryInterface { name: String  description: String }
    type CategoryTree implements CategoryInterface { name: String  description: String }
    type Query { category: CategoryInterface }
  `);
  attachResolvers(schema, resolvers, isComplete);
  return graphqlSync({ schema, source: '{ category { name description } }' }).data;
};

/** Resolvers of what only these tests define. */
const resolversOf = (types: Record<string, Record<string, () => unknown>>): Resolvers => types;

const interfaces = resolversOf({
  Query: { category: () => ({}) },
  CategoryInterface: { __resolveType: () => 'CategoryTree', name: () => 'any', description: () => 'any' },
});

it('resolves a field as its interface does, unless the type has its own', () => {
  const own = resolversOf({ CategoryTree: { name: () => 'own' } });
  expect(answer([interfaces, own])).toEqual({ category: { name: 'own', description: 'any' } });
});

it('names a resolver of what the whole schema lacks, and leaves it out of a part of it', () => {
  const wrong = resolversOf({ CategoryTree: { colour: () => 'green' } });
  expect(() => answer([interfaces, wrong])).toThrow('CategoryTree.colour');
  expect(answer([interfaces, wrong], false)).toEqual({ category: { name: 'any', description: 'any' } });
});

it.each([
  ['the whole schema', ['core', 'extensions']],
  ['the core alone', ['core']],
])('%s is valid', (_name, folders) => {
  const schema = createSchema(domainResolvers, folders);
  expect(validateSchema(Object.assign(schema, { __validationErrors: undefined }))).toEqual([]);
});

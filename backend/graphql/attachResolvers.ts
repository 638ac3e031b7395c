import {
  isInterfaceType,
  isObjectType,
  isUnionType,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLSchema,
  type GraphQLTypeResolver,
} from 'graphql';

import type { RequestContext } from '../context';
import type { Resolvers } from '../schema/resolvers.generated';

type FieldResolver = GraphQLFieldResolver<unknown, RequestContext>;
type TypeResolver = GraphQLTypeResolver<unknown, RequestContext>;

/** The key of the function that says which type an object of an interface or union has. */
const typeKey = '__resolveType';

/** The schema's own functions, by type and field; where two domains resolve the same field, the later one counts. */
const functionsOf = (resolvers: readonly Resolvers[]): Map<string, Map<string, unknown>> => {
  const types = new Map<string, Map<string, unknown>>();
  for (const [typeName, fields] of resolvers.flatMap((domain) => Object.entries(domain))) {
    const known = types.get(typeName) ?? new Map<string, unknown>();
    for (const [field, resolve] of Object.entries(fields)) known.set(field, resolve);
    types.set(typeName, known);
  }
  return types;
};

const isFieldResolver = (value: unknown): value is FieldResolver => typeof value === 'function';
const isTypeResolver = (value: unknown): value is TypeResolver => typeof value === 'function';

/** What an object type has of its interfaces: a field that it does not resolve itself is resolved as theirs is. */
const inherit = (type: GraphQLObjectType, types: ReadonlyMap<string, ReadonlyMap<string, unknown>>): void => {
  for (const field of Object.values(type.getFields())) {
    if (field.resolve) continue;
    const inherited = type.getInterfaces().map(({ name }) => types.get(name)?.get(field.name));
    const resolve = inherited.findLast(isFieldResolver);
    if (resolve) field.resolve = resolve;
  }
};

/**
 * Gives a schema the domains' resolvers, in place. It builds no second schema on the way as libraries do, which costs
 * every start of the backend, and every file of tests, a few times what building the schema does.
 * @param isComplete whether a resolver of what the schema lacks is a mistake.
 * @throws Error that names such a resolver.
 */
export const attachResolvers = (schema: GraphQLSchema, resolvers: readonly Resolvers[], isComplete: boolean): void => {
  const types = functionsOf(resolvers);
  const miss = (name: string): void => {
    if (isComplete) throw new Error(`There is a resolver of ${name}, which is not in the schema.`);
  };
  for (const [typeName, functions] of types) {
    const type = schema.getType(typeName);
    for (const [name, resolve] of functions) {
      if (name === typeKey && (isInterfaceType(type) || isUnionType(type)) && isTypeResolver(resolve)) {
        type.resolveType = resolve;
      } else if (isInterfaceType(type) && type.getFields()[name]) {
        continue;
      } else {
        const field = isObjectType(type) ? type.getFields()[name] : undefined;
        if (field && isFieldResolver(resolve)) field.resolve = resolve;
        else miss(`${typeName}.${name}`);
      }
    }
  }
  for (const type of Object.values(schema.getTypeMap())) if (isObjectType(type)) inherit(type, types);
};

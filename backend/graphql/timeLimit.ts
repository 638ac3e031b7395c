import {
  defaultFieldResolver,
  type GraphQLFieldResolver,
  isIntrospectionType,
  isObjectType,
  type GraphQLSchema,
} from 'graphql';

import type { RequestContext } from '../context';

import { OperationTimeout } from './errors';

/** When an operation has to end, in milliseconds of a clock that nobody sets (`performance.now`). */
const deadlines = new WeakMap<RequestContext, { endsAt: number; seconds: number; error?: OperationTimeout }>();

/** Begins the time of an operation: `operationSeconds` of the settings. */
export const startTime = (context: RequestContext): void => {
  const { operationSeconds } = context.settings;
  const endsAt = performance.now() + operationSeconds * 1000;
  deadlines.set(context, { endsAt, seconds: operationSeconds });
};

const assertInTime = (context: RequestContext): void => {
  const deadline = deadlines.get(context);
  if (deadline && performance.now() > deadline.endsAt) {
    // One for all fields, so that it is told once. Made when it is needed: the stack of an error takes its time.
    throw (deadline.error ??= new OperationTimeout(deadline.seconds));
  }
};

/**
 * Makes every field that has work to do look at the clock before it begins. Nothing ends a statement of the database from
 * outside, so an operation ends between two; what it has by then is answered. A mutation that has begun is done whole: its
 * own field is past the look at the clock, and only fields of its answer are left out.
 */
export const limitTime = (schema: GraphQLSchema): void => {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || isIntrospectionType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const resolve: GraphQLFieldResolver<unknown, RequestContext> | undefined = field.resolve;
      if (!resolve || resolve === defaultFieldResolver) continue;
      const limited: GraphQLFieldResolver<unknown, RequestContext> = (parent, given, context, info) => {
        assertInTime(context);
        return resolve(parent, given, context, info);
      };
      field.resolve = limited;
    }
  }
};

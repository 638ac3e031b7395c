import { graphql, type ExecutionResult } from 'graphql';

import { contentResolvers } from '../../content/resolvers';
import type { RequestContext } from '../../context';
import type { Db } from '../../db/open';
import { createSchema } from '../../graphql/createGraphQl';
import { routingResolvers } from '../../routing/resolvers';
import { createFakePayments } from '../../testing/fakePayments';
import { testSettings } from '../../testing/testSettings';
import { catalogResolvers } from '../resolvers';

const schema = createSchema([catalogResolvers, routingResolvers, contentResolvers]);

/** Origin of the test requests. */
export const testOrigin = 'https://shop.test';

const createContext = (db: Db): RequestContext => ({
  db,
  settings: testSettings,
  store: { id: 10, code: 'uk_en', currency: 'GBP', locale: 'en_GB', rootCategoryId: 2 },
  customerId: null,
  tokenHash: null,
  headers: new Headers(),
  clientAddress: 'unknown',
  now: () => 0,
  shopNow: () => 0,
  payments: createFakePayments(),
  forgetPictures: () => Promise.resolve(),
  origin: testOrigin,
});

/** Counts the statements that an operation runs. */
export const countingDb = (db: Db): { db: Db; statements: () => number } => {
  let count = 0;
  return {
    db: {
      ...db,
      get: (sql, ...values) => {
        count += 1;
        return db.get(sql, ...values);
      },
      all: (sql, ...values) => {
        count += 1;
        return db.all(sql, ...values);
      },
    },
    statements: () => count,
  };
};

/** Runs a catalogue query against the real schema. */
export const askCatalogue = (
  db: Db,
  source: string,
  variableValues: Record<string, unknown> = {},
): Promise<ExecutionResult> => graphql({ schema, source, variableValues, contextValue: createContext(db) });

import type { RequestContext } from '../context';
import { inputError } from '../graphql/errors';
import type { Resolvers } from '../schema/resolvers.generated';
import { addToList, assignList, createList, dropList, openList, removeFromList } from './changeLists';
import { readComparables, readComparableValues } from './comparables';
import { findCustomerList, listComparedProducts } from './queries';

/** Products to compare, as Magento keeps them. */
export const compareListResolvers: Resolvers = {
  Query: {
    compareList: (_, { uid }, context) => {
      if (!uid) throw inputError('"uid" value must be specified');
      return openList(context, uid, context.customerId) ?? null;
    },
  },
  Customer: {
    compare_list: ({ id }, _, { db }) => findCustomerList(db, id) ?? null,
  },
  Mutation: {
    createCompareList: (_, { input }, context) => createList(context, input?.products),
    addProductsToCompareList: (_, { input }, context) => addToList(context, input),
    removeProductsFromCompareList: (_, { input }, context) => removeFromList(context, input),
    assignCompareListToCustomer: (_, { uid }, context) => {
      const list = assignList(context, uid);
      return { result: list !== undefined, compare_list: list ?? null };
    },
    deleteCompareList: (_, { uid }, context) => ({ result: dropList(context, uid) }),
  },
  CompareList: {
    uid: ({ masked_id: uid }) => uid,
    attributes: (_, __, context) => readComparables(context),
    items: ({ id }, _, { db }) => listComparedProducts(db, id),
    item_count: ({ id }, _, { db }) => listComparedProducts(db, id).length,
  },
  ComparableItem: {
    uid: ({ id }) => String(id),
    product: (product) => product,
    attributes: (product, _, context: RequestContext) => readComparableValues(context, product),
  },
};

import type { RequestContext } from '../context';
import { toSqlTime } from '../db/time';
import { inputError } from '../graphql/errors';
import type { CompareListRow } from './models';
import {
  deleteItems,
  deleteList,
  findCustomerList,
  findList,
  insertItems,
  insertList,
  listProductIds,
  setListOwner,
  touchList,
} from './queries';

type Ids = readonly (string | null)[] | null | undefined;

/** Ids as the real backend reads them: what is no number is no product. */
const toIds = (ids: Ids): number[] => (ids ?? []).map(Number).filter((id) => Number.isSafeInteger(id) && id > 0);

/**
 * The list of a masked id: a guest's is for everybody who knows it, a customer's for nobody else.
 * @param customerId who asks; null for a guest, and where even the owner is refused.
 * @throws GraphQLError for the list of another.
 */
export const openList = (
  { db }: RequestContext,
  uid: string,
  customerId: number | null,
): CompareListRow | undefined => {
  const list = findList(db, uid);
  if (list && list.customer_id !== null && list.customer_id !== customerId) {
    throw inputError('This customer is not authorized to access this list');
  }
  return list;
};

/** Makes a guest's list; a customer who has one gets the products added to it. */
export const createList = (context: RequestContext, products: Ids): CompareListRow =>
  context.db.transaction(() => {
    const { db, customerId } = context;
    const now = toSqlTime(context.now());
    const known = customerId === null ? undefined : findCustomerList(db, customerId);
    const list = known ?? insertList(db, customerId, now);
    insertItems(db, list.id, toIds(products));
    return list;
  });

interface Change {
  uid: string;
  products: Ids;
}

const changeList = (
  context: RequestContext,
  input: Change | null | undefined,
  change: (listId: number, products: number[]) => void,
): CompareListRow =>
  context.db.transaction(() => {
    if (!input?.uid) throw inputError('"uid" value must be specified.');
    const list = openList(context, input.uid, context.customerId);
    if (!list) throw inputError('"uid" value does not exist');
    change(list.id, toIds(input.products));
    touchList(context.db, list.id, toSqlTime(context.now()));
    return list;
  });

/** Adds products. @throws GraphQLError for a list that is not there, and for another's. */
export const addToList = (context: RequestContext, input: Change | null | undefined): CompareListRow =>
  changeList(context, input, (listId, products) => insertItems(context.db, listId, products));

/** Takes products out. @throws GraphQLError for a list that is not there, and for another's. */
export const removeFromList = (context: RequestContext, input: Change | null | undefined): CompareListRow =>
  changeList(context, input, (listId, products) => deleteItems(context.db, listId, products));

/**
 * Gives a guest's list to the customer: it becomes theirs, or what it holds is added to the one that they have.
 * @throws GraphQLError for a guest, and for a list that has an owner, be it the same.
 */
export const assignList = (context: RequestContext, uid: string): CompareListRow | undefined =>
  context.db.transaction(() => {
    const { db, customerId } = context;
    if (!uid) throw inputError('"uid" value must be specified');
    if (customerId === null) throw inputError('Customer must be logged');
    const list = openList(context, uid, null);
    if (!list) return undefined;
    const own = findCustomerList(db, customerId);
    if (!own) {
      setListOwner(db, list.id, customerId);
      return { ...list, customer_id: customerId };
    }
    insertItems(db, own.id, listProductIds(db, list.id));
    deleteList(db, list.id);
    return own;
  });

/** Deletes a list; whether there was one. @throws GraphQLError for another's. */
export const dropList = (context: RequestContext, uid: string): boolean =>
  context.db.transaction(() => {
    if (!uid) throw inputError('"uid" value must be specified');
    const list = openList(context, uid, context.customerId);
    if (list) deleteList(context.db, list.id);
    return list !== undefined;
  });

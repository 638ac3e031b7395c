import { toAppError } from '@/kernel/errors/appError';
import { payloadOf } from '@/kernel/graphql/payloadOf';
import type { ThunkServices } from '@/kernel/redux/thunk';
import {
  AddToCompareListDocument,
  AssignCompareListDocument,
  CreateCompareListDocument,
  DeleteCompareListDocument,
  GetCustomerCompareListDocument,
  type ListedForComparisonFragment,
  RemoveFromCompareListDocument,
} from './CompareList.graphql.generated';

type Apollo = ThunkServices['apollo'];
type List = ListedForComparisonFragment;

/** The number in a uid: lists name their products by it. */
const idOf = (uid: string): string => {
  try {
    return atob(uid);
  } catch {
    return uid;
  }
};

const fetchPolicy = 'no-cache';

/** The list of the customer; null for one who has none. */
export const askForCustomerList = async (apollo: Apollo): Promise<List | null> => {
  const { data } = await apollo.query({
    query: GetCustomerCompareListDocument,
    fetchPolicy,
    context: { queryDeduplication: false },
  });
  return payloadOf(data?.customer, 'customer').compare_list;
};

/** Makes a list; a customer's own is added to. */
export const createList = async (apollo: Apollo, products: readonly string[]): Promise<List> => {
  const variables = { products: products.map(idOf) };
  const { data } = await apollo.mutate({ mutation: CreateCompareListDocument, variables, fetchPolicy });
  return payloadOf(data?.createCompareList, 'list');
};

export const addToList = async (apollo: Apollo, uid: string, products: readonly string[]): Promise<List> => {
  const variables = { uid, products: products.map(idOf) };
  const { data } = await apollo.mutate({ mutation: AddToCompareListDocument, variables, fetchPolicy });
  return payloadOf(data?.addProductsToCompareList, 'list');
};

export const removeFromList = async (apollo: Apollo, uid: string, products: readonly string[]): Promise<List> => {
  const variables = { uid, products: products.map(idOf) };
  const { data } = await apollo.mutate({ mutation: RemoveFromCompareListDocument, variables, fetchPolicy });
  return payloadOf(data?.removeProductsFromCompareList, 'list');
};

/** Joins a guest's list with the customer's; null where the backend knows no such list. */
export const assignList = async (apollo: Apollo, uid: string): Promise<List | null> => {
  const { data } = await apollo.mutate({ mutation: AssignCompareListDocument, variables: { uid }, fetchPolicy });
  return payloadOf(data?.assignCompareListToCustomer, 'result').compare_list;
};

export const deleteList = async (apollo: Apollo, uid: string): Promise<void> => {
  await apollo.mutate({ mutation: DeleteCompareListDocument, variables: { uid }, fetchPolicy });
};

/** Whether the backend refused the list itself: it is gone, or another's by now. */
export const isUnknownList = (error: unknown): boolean => {
  const known = toAppError(error);
  return known.kind === 'graphql' && known.categories.includes('graphql-input');
};

import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { toAppError } from '@/kernel/errors/appError';
import type { AppThunk, ThunkServices } from '@/kernel/redux/thunk';
import { AddItemToCartDocument } from './api/AddItemToCart.graphql.generated';
import type { CartDetailsFragment } from './api/CartDetails.graphql.generated';
import { GetCartDetailsDocument } from './api/GetCartDetails.graphql.generated';
import { GetItemCountDocument } from './api/GetItemCount.graphql.generated';
import { RemoveItemFromCartDocument } from './api/RemoveItemFromCart.graphql.generated';
import { UpdateItemInCartDocument } from './api/UpdateItemInCart.graphql.generated';
import { itemAdded } from './cartContextSlice';
import { type CartRootState, getCartDetails, withCart } from './cartOperation';
import {
  addItemFailed,
  addItemReceived,
  addItemRequested,
  removeItemFailed,
  removeItemReceived,
  removeItemRequested,
  updateItemFailed,
  updateItemReceived,
  updateItemRequested,
} from './cartSlice';
import { summaryOf } from './cartSummary';
import { keyOfLine, lineKey } from './lineKey';

/** What is added. A configurable product goes by its own sku and the uids of its chosen options (semantics §4). */
export interface CartItemToAdd {
  sku: string;
  quantity: number;
  selectedOptionUids?: readonly string[];
  parentSku?: string;
  /** Uid of the subscription plan; without it the item is bought once. */
  planUid?: string | undefined;
}

/** A line of the cart that changes its quantity. */
export interface CartItemToUpdate extends CartItemToAdd {
  /** Uid of the line. */
  itemId: string;
  /** A configurable product is removed and added again; others change in place (spec §4 Updating items). */
  isConfigurable: boolean;
}

const add = async ({ apollo }: ThunkServices, cartId: string, item: CartItemToAdd): Promise<CartDetailsFragment> => {
  const { sku, quantity, selectedOptionUids = [], parentSku, planUid } = item;
  const input = { sku, quantity, selected_options: [...selectedOptionUids], parent_sku: parentSku };
  const { data } = await apollo.mutate({
    mutation: AddItemToCartDocument,
    // A backend without subscriptions does not know the field: it is sent only when there is a plan.
    variables: { cartId, item: planUid === undefined ? input : { ...input, subscription_plan: planUid } },
  });
  const answer = data?.addProductsToCart;
  if (!answer) throw new Error('The backend gave no cart.');
  // Problems of an item do not fail the mutation (semantics §4): they are errors to the shopper all the same.
  if (answer.user_errors.length > 0)
    throw new CombinedGraphQLErrors({ data: null, errors: answer.user_errors.map(toGraphQLError) });
  return answer.cart;
};

const toGraphQLError = ({ code, message }: { code: string; message: string }) => ({
  message,
  extensions: { code },
});

/**
 * Adds an item; creates the cart first if there is none.
 * @throws what the backend or the network threw, after `addItemError` holds it.
 */
export const addItemToCart =
  (item: CartItemToAdd): AppThunk<Promise<void>, CartRootState> =>
  async (dispatch, _getState, services) => {
    dispatch(addItemRequested());
    const run = (cartId: string) => add(services, cartId, item);
    try {
      dispatch(addItemReceived(summaryOf(await dispatch(withCart({ run, retry: run })))));
      dispatch(itemAdded({ sku: item.sku, quantity: item.quantity }));
    } catch (error) {
      dispatch(addItemFailed(toAppError(error)));
      throw error;
    }
  };

const remove = async ({ apollo }: ThunkServices, cartId: string, itemId: string, isShown: boolean) => {
  const { data } = await apollo.mutate({
    mutation: RemoveItemFromCartDocument,
    variables: { cartId, itemId },
    fetchPolicy: isShown ? 'network-only' : 'no-cache',
  });
  if (!data?.removeItemFromCart) throw new Error('The backend gave no cart.');
  return data.removeItemFromCart.cart;
};

/** Whether the line is in the cart, as the backend says now: an answer that was lost may have been a yes. */
const isInCart = async ({ apollo }: ThunkServices, cartId: string, item: CartItemToAdd): Promise<boolean> => {
  const { data } = await apollo.query({
    query: GetCartDetailsDocument,
    variables: { cartId },
    fetchPolicy: 'no-cache',
  });
  const wanted = lineKey(item.sku, item.selectedOptionUids, item.planUid);
  return (data?.cart?.items ?? []).some((line) => line !== null && keyOfLine(line) === wanted);
};

/** Removes and adds again; when that is refused the line goes back as it was, and the refusal is thrown. */
const removeThenAdd = async (
  services: ThunkServices,
  cartId: string,
  { itemId, wanted, former }: CartItemExchange,
): Promise<CartDetailsFragment> => {
  // Not shown: the line must not vanish for the moment in between.
  await remove(services, cartId, itemId, false);
  try {
    return await add(services, cartId, wanted);
  } catch (refusal) {
    const mayHaveWorked = toAppError(refusal).kind === 'network';
    const isThere = mayHaveWorked && (await isInCart(services, cartId, wanted));
    if (!isThere) await add(services, cartId, former);
    throw refusal;
  }
};

/** A line that gives way to another choice. */
export interface CartItemExchange {
  /** Uid of the line. */
  itemId: string;
  wanted: CartItemToAdd;
  /** What the line is: it comes back when the backend refuses what is wanted. */
  former: CartItemToAdd;
}

const changeInPlace = async ({ apollo }: ThunkServices, cartId: string, { itemId, quantity }: CartItemToUpdate) => {
  const { data } = await apollo.mutate({ mutation: UpdateItemInCartDocument, variables: { cartId, itemId, quantity } });
  if (!data?.updateCartItems) throw new Error('The backend gave no cart.');
  return data.updateCartItems.cart;
};

/**
 * Changes the quantity of a line (spec §4 Updating items).
 * @param currentQuantity what the line goes back to when the backend refuses the new quantity.
 * @throws what the backend or the network threw, after `updateItemError` holds it.
 */
export const updateItemInCart =
  (item: CartItemToUpdate, currentQuantity: number): AppThunk<Promise<void>, CartRootState> =>
  (dispatch, _getState, services) => {
    const former = { ...item, quantity: currentQuantity };
    const run = (cartId: string) =>
      item.isConfigurable
        ? removeThenAdd(services, cartId, { itemId: item.itemId, wanted: item, former })
        : changeInPlace(services, cartId, item);
    return dispatch(changeLine(item, run));
  };

/**
 * Gives a line another choice, such as other options or a bigger pack: removed and added (spec §4 Updating items).
 * @throws what the backend or the network threw, after `updateItemError` holds it.
 */
export const exchangeItem =
  (exchange: CartItemExchange): AppThunk<Promise<void>, CartRootState> =>
  (dispatch, _getState, services) =>
    dispatch(changeLine(exchange.wanted, (cartId) => removeThenAdd(services, cartId, exchange)));

const changeLine =
  (
    wanted: CartItemToAdd,
    run: (cartId: string) => Promise<CartDetailsFragment>,
  ): AppThunk<Promise<void>, CartRootState> =>
  async (dispatch, _getState, services) => {
    dispatch(updateItemRequested());
    // A new cart does not know the line: it is added to it.
    const retry = (cartId: string) => add(services, cartId, wanted);
    try {
      dispatch(updateItemReceived(summaryOf(await dispatch(withCart({ run, retry })))));
    } catch (error) {
      dispatch(updateItemFailed(toAppError(error)));
      // Half of it may have happened: show what is really in the cart.
      if (toAppError(error).kind !== 'network') await dispatch(getCartDetails());
      throw error;
    }
  };

/**
 * Removes a line.
 * @throws what the backend or the network threw, after `removeItemError` holds it.
 */
export const removeItemFromCart =
  (itemId: string): AppThunk<Promise<void>, CartRootState> =>
  async (dispatch, _getState, services) => {
    dispatch(removeItemRequested());
    try {
      const run = (cartId: string) => remove(services, cartId, itemId, true);
      dispatch(removeItemReceived(summaryOf(await dispatch(withCart({ run })))));
    } catch (error) {
      const known = toAppError(error);
      // The line went with the stale cart.
      if (known.kind === 'staleCart') return;
      dispatch(removeItemFailed(known));
      await dispatch(getCartDetails());
      throw error;
    }
  };

/** Asks only how much is in the cart, for the badge (spec §7.2); failures leave the badge as it is. */
export const getItemCount =
  (): AppThunk<Promise<void>, CartRootState> =>
  async (dispatch, getState, { apollo }) => {
    if (getState().cart.cartId === null) return;
    const run = async (cartId: string): Promise<void> => {
      await apollo.query({ query: GetItemCountDocument, variables: { cartId }, fetchPolicy: 'network-only' });
    };
    try {
      await dispatch(withCart({ run, retry: () => Promise.resolve() }));
    } catch {
      // The badge is not worth a message.
    }
  };

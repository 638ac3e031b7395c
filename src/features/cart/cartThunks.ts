import { toAppError } from '@/kernel/errors/appError';
import type { AppThunk, ThunkServices } from '@/kernel/redux/thunk';
import type { CartDetailsFragment } from './api/CartDetails.graphql.generated';
import { GetItemCountDocument } from './api/GetItemCount.graphql.generated';
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
import { forgetExchange } from './exchangeJournal';
import { type CartItemExchange, exchangeLine, settleExchanges } from './exchangeLine';
import { addLine, type CartItemToAdd, removeLine } from './lineCalls';

/** A line of the cart that changes its quantity. */
export interface CartItemToUpdate extends CartItemToAdd {
  /** Uid of the line. */
  itemId: string;
  /** A configurable product is removed and added again; others change in place (spec §4 Updating items). */
  isConfigurable: boolean;
}

/**
 * Adds an item; creates the cart first if there is none.
 * @throws what the backend or the network threw, after `addItemError` holds it.
 */
export const addItemToCart =
  (item: CartItemToAdd): AppThunk<Promise<void>, CartRootState> =>
  async (dispatch, _getState, services) => {
    dispatch(addItemRequested());
    const run = (cartId: string) => addLine(services, cartId, item);
    try {
      dispatch(addItemReceived(summaryOf(await dispatch(withCart({ run, retry: run })))));
      dispatch(itemAdded({ sku: item.sku, quantity: item.quantity }));
    } catch (error) {
      dispatch(addItemFailed(toAppError(error)));
      throw error;
    }
  };

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
        ? exchangeLine(services, cartId, { itemId: item.itemId, wanted: item, former })
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
    dispatch(changeLine(exchange.wanted, (cartId) => exchangeLine(services, cartId, exchange)));

const changeLine =
  (
    wanted: CartItemToAdd,
    run: (cartId: string) => Promise<CartDetailsFragment>,
  ): AppThunk<Promise<void>, CartRootState> =>
  async (dispatch, _getState, services) => {
    dispatch(updateItemRequested());
    // A new cart does not know the line: it is added to it.
    const retry = (cartId: string) => addLine(services, cartId, wanted);
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
  async (dispatch, getState, services) => {
    const { cartId: before } = getState().cart;
    dispatch(removeItemRequested());
    // What is taken out on purpose does not come back.
    forgetExchange(services.storage, itemId);
    try {
      const run = (cartId: string) => removeLine(services, cartId, itemId);
      dispatch(removeItemReceived(summaryOf(await dispatch(withCart({ run })))));
    } catch (error) {
      // The line went with a stale cart.
      if (before !== null && getState().cart.cartId !== before) return;
      dispatch(removeItemFailed(toAppError(error)));
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
      await dispatch(withCart({ run, retry: () => Promise.resolve(), isRead: true }));
      await dispatch(settleExchanges());
    } catch {
      // The badge is not worth a message.
    }
  };

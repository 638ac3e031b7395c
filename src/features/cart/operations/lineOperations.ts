import { toAppError } from '@/kernel/errors/appError';
import { payloadOf } from '@/kernel/graphql/payloadOf';
import type { AppThunk, ThunkServices } from '@/kernel/redux/thunk';
import { type Cart, itemOfLine, linesOf, readShownCart } from '../cartContents';
import { type CartRootState, getCartDetails, withCart } from '../cartOperations';
import { cartReceived, cartRequested, cartRequestFailed } from '../cartSlice';
import { type CartItemExchange, exchangeLine } from '../exchange/exchangeLine';
import { keepingGifts } from '../giftMessages/keptMessages';
import { productsLost } from './cartContextSlice';
import { addLine, type CartItemToAdd } from './lineCalls';
import { SetItemSubscriptionDocument } from './SetItemSubscription.graphql.generated';
import { UpdateItemInCartDocument } from './UpdateItemInCart.graphql.generated';

/** A line of the cart that changes its quantity. */
export interface CartItemToUpdate extends CartItemToAdd {
  /** Uid of the line. */
  itemId: string;
}

interface LineChange {
  /** Uid of the line. */
  itemId: string;
  /** What it becomes, where that is known. */
  made?: CartItemToAdd | undefined;
  run: (cartId: string) => Promise<Cart>;
  /** Item to add to a new cart, which lacks the line; without it the change ends with the error. */
  requested?: CartItemToAdd;
}

const changeLine =
  ({ itemId, made, run, requested }: LineChange): AppThunk<Promise<void>, CartRootState> =>
  (dispatch, _getState, services) => {
    const line = linesOf(readShownCart(services)).find(({ uid }) => uid === itemId);
    const change = async (): Promise<void> => {
      dispatch(cartRequested('update'));
      const retry = requested && ((cartId: string) => addLine(services, cartId, requested));
      try {
        dispatch(cartReceived(await dispatch(withCart({ run, ...(retry ? { retry } : {}) })), 'update'));
      } catch (error) {
        const known = toAppError(error);
        dispatch(cartRequestFailed({ request: 'update', error: known }));
        // Half of it may have happened: show what is really in the cart.
        if (known.kind !== 'network') await dispatch(getCartDetails());
        throw error;
      }
    };
    return dispatch(keepingGifts(line, made ?? requested, change));
  };

const changeInPlace = async ({ apollo }: ThunkServices, cartId: string, { itemId, quantity }: CartItemToUpdate) => {
  const { data } = await apollo.mutate({ mutation: UpdateItemInCartDocument, variables: { cartId, itemId, quantity } });
  return payloadOf(data?.updateCartItems, 'cart').cart;
};

/**
 * Changes the quantity of a line in its place: what is refused leaves it as it was.
 * @throws what the backend or the network threw, after `updateItemError` holds it.
 */
export const updateItemInCart =
  (item: CartItemToUpdate): AppThunk<Promise<void>, CartRootState> =>
  (dispatch, _getState, services) =>
    dispatch(
      changeLine({ itemId: item.itemId, run: (cartId) => changeInPlace(services, cartId, item), requested: item }),
    );

/**
 * Gives a line another choice, such as other options or a bigger pack: removed and added.
 * @throws what the backend or the network threw, after `updateItemError` holds it.
 */
export const exchangeItem =
  (exchange: CartItemExchange): AppThunk<Promise<void>, CartRootState> =>
  (dispatch, _getState, services) => {
    const tell = (name: string): void => void dispatch(productsLost([name]));
    const run = (cartId: string): Promise<Cart> => exchangeLine(services, cartId, exchange, tell);
    return dispatch(changeLine({ itemId: exchange.itemId, run, requested: exchange.requested }));
  };

/**
 * Puts a line on a subscription plan, or with null takes it off.
 * @param itemId uid of the line.
 * @throws what the backend or the network threw, after `updateItemError` holds it.
 */
export const setItemSubscription =
  (itemId: string, planUid: string | null): AppThunk<Promise<void>, CartRootState> =>
  (dispatch, _getState, services) => {
    const { apollo } = services;
    const run = async (cartId: string) => {
      const variables = { cartId, itemId, planUid };
      const { data } = await apollo.mutate({ mutation: SetItemSubscriptionDocument, variables });
      return payloadOf(data?.setCartItemSubscription, 'cart').cart;
    };
    const line = linesOf(readShownCart(services)).find(({ uid }) => uid === itemId);
    const made = line && { ...itemOfLine(line), planUid: planUid ?? undefined };
    return dispatch(changeLine({ itemId, made, run }));
  };

import { toAppError } from '@/kernel/errors/appError';
import { payloadOf } from '@/kernel/graphql/payloadOf';
import type { AppThunk, ThunkServices } from '@/kernel/redux/thunk';
import { type Cart, linesOf } from '../cartContents';
import { type CartRootState, withCart } from '../cartOperations';
import { cartReceived, cartRequested, cartRequestFailed } from '../cartSlice';
import { itemAdded } from '../operations/cartContextSlice';
import { type CartItemToAdd, readLines, refusal } from '../operations/lineCalls';
import { AddItemsToCartDocument } from './AddItemsToCart.graphql.generated';
import { addKeepingOptions } from './keepOptions';

/** Pieces of a product, whatever its options. */
const countOf = (cart: Cart, sku: string): number =>
  linesOf(cart)
    .filter(({ product }) => product.sku === sku)
    .reduce((sum, { quantity }) => sum + quantity, 0);

/** The one way in which something is added: what becomes of it is kept in the slice. */
const adding =
  <Result extends { cart: Cart }>(
    run: (services: ThunkServices, cartId: string) => Promise<Result>,
  ): AppThunk<Promise<Result>, CartRootState> =>
  async (dispatch, _getState, services) => {
    dispatch(cartRequested('add'));
    const work = (cartId: string) => run(services, cartId);
    try {
      const result = await dispatch(withCart({ run: work, retry: work }));
      dispatch(cartReceived(result.cart, 'add'));
      return result;
    } catch (error) {
      dispatch(cartRequestFailed({ request: 'add', error: toAppError(error) }));
      throw error;
    }
  };

/**
 * Adds several products by one request.
 * @returns the SKUs of those that the backend refused.
 * @throws what the backend or the network threw; a refusal of all counts as thrown.
 */
export const addItems =
  (items: readonly { sku: string; quantity: number }[]): AppThunk<Promise<string[]>, CartRootState> =>
  async (dispatch) => {
    const { refused } = await dispatch(
      adding(async (services, cartId) => {
        // A refusal does not say of which product it is: the numbers before and after do.
        const before = await readLines(services, cartId);
        const variables = { cartId, items: items.map(({ sku, quantity }) => ({ sku, quantity })) };
        const { data } = await services.apollo.mutate({ mutation: AddItemsToCartDocument, variables });
        const { cart, user_errors: errors } = payloadOf(data?.addProductsToCart, 'cart');
        const missing = items.filter(
          ({ sku, quantity }) => countOf(cart, sku) - countOf(before, sku) < quantity && errors.length > 0,
        );
        if (missing.length === items.length) throw refusal(errors);
        return { cart, refused: missing.map(({ sku }) => sku) };
      }),
    );
    for (const { sku, quantity } of items) if (!refused.includes(sku)) dispatch(itemAdded({ sku, quantity }));
    return refused;
  };

/**
 * Adds a product with answers to customisable options; a line that comes without them does not stay.
 * @param optionUids the options that were answered.
 * @returns whether the cart has the product with its options.
 * @throws what the backend or the network threw; a refused item counts as thrown.
 */
export const addWithOptions =
  (item: CartItemToAdd, optionUids: readonly string[]): AppThunk<Promise<boolean>, CartRootState> =>
  async (dispatch) => {
    const { isKept } = await dispatch(
      adding((services, cartId) => addKeepingOptions(services, cartId, item, optionUids)),
    );
    if (isKept) dispatch(itemAdded({ sku: item.sku, quantity: item.quantity }));
    return isKept;
  };

import { toAppError } from '@/kernel/errors/appError';
import { payloadOf } from '@/kernel/graphql/payloadOf';
import type { AppThunk, ThunkServices } from '@/kernel/redux/thunk';
import { type Cart, type CartLine, customOptionsOf, linesOf } from '../cartContents';
import { type CartRootState, withCart } from '../cartOperations';
import { cartReceived, cartRequested, cartRequestFailed } from '../cartSlice';
import { itemAdded } from '../operations/cartContextSlice';
import { addLine, type CartItemToAdd, readLines, refusal, removeLine } from '../operations/lineCalls';
import { UpdateItemInCartDocument } from '../operations/UpdateItemInCart.graphql.generated';
import { AddItemsToCartDocument } from './AddItemsToCart.graphql.generated';

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

const hasOptions = (line: CartLine, uids: readonly string[]): boolean =>
  uids.every((uid) => customOptionsOf(line).some((option) => option?.customizable_option_uid === uid));

/** Takes back what was added to lines that have lost their options. */
const takeBack = async (services: ThunkServices, cartId: string, lines: readonly CartLine[], before: Cart) => {
  let cart: Cart | undefined;
  for (const { uid: itemId } of lines) {
    const former = linesOf(before).find(({ uid }) => uid === itemId);
    if (former) {
      const variables = { cartId, itemId, quantity: former.quantity };
      const { data } = await services.apollo.mutate({ mutation: UpdateItemInCartDocument, variables });
      cart = payloadOf(data?.updateCartItems, 'cart').cart;
    } else {
      cart = await removeLine(services, cartId, itemId);
    }
  }
  return cart ?? before;
};

/**
 * Adds a product with answers to customisable options. Some versions of Magento lose these without a word, and with
 * them what they cost: a line that came without its options is taken back.
 * @param optionUids the options that were answered.
 * @returns whether the cart has the product with its options.
 * @throws what the backend or the network threw; a refused item counts as thrown.
 */
export const addWithOptions =
  (item: CartItemToAdd, optionUids: readonly string[]): AppThunk<Promise<boolean>, CartRootState> =>
  async (dispatch) => {
    const { isKept } = await dispatch(
      adding(async (services, cartId) => {
        const before = await readLines(services, cartId);
        const cart = await addLine(services, cartId, item);
        const grown = linesOf(cart).filter(
          ({ uid, quantity, product }) =>
            product.sku === item.sku && quantity > (linesOf(before).find((line) => line.uid === uid)?.quantity ?? 0),
        );
        if (grown.some((line) => hasOptions(line, optionUids))) return { cart, isKept: true };
        return { cart: await takeBack(services, cartId, grown, before), isKept: false };
      }),
    );
    if (isKept) dispatch(itemAdded({ sku: item.sku, quantity: item.quantity }));
    return isKept;
  };

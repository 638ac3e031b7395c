import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { linesOf, readShownCart } from '@/features/cart/cartContents';
import { changeCart, getCartDetails, withCart } from '@/features/cart/cartOperations';
import { selectIsSignedIn } from '@/features/session/userSlice';
import { payloadOf } from '@/kernel/graphql/payloadOf';
import { log } from '@/kernel/logging/log';
import type { AppThunk, ThunkServices } from '@/kernel/redux/thunk';
import { type CheckoutRootState, requireCartId } from '../progress/checkoutThunks';
import {
  AddToExpressCartDocument,
  CreateExpressCartDocument,
  ExpressCartDocument,
  type ExpressCartFragment,
  RestoreExpressLineDocument,
} from './api/ExpressCart.graphql.generated';
import type { ExpressItem, ExpressSource } from './expressSource';

/** The cart that a wallet pays for. */
export interface ExpressCart {
  cartId: string;
  /** It holds one product and nothing else; the shop's cart stays as it is. */
  isOwn: boolean;
  contents: ExpressCartFragment;
  /** Takes back what was added, when nothing comes of it. It never throws. */
  giveUp: () => Promise<void>;
}

const nothingToTakeBack = (): Promise<void> => Promise.resolve();

const add = async (
  { apollo }: ThunkServices,
  cartId: string,
  { sku, quantity, selectedOptionUids }: ExpressItem,
): Promise<ExpressCartFragment> => {
  const { data } = await apollo.mutate({
    mutation: AddToExpressCartDocument,
    variables: { cartId, item: { sku, quantity, selected_options: [...selectedOptionUids] } },
    fetchPolicy: 'no-cache',
  });
  const { cart, user_errors: refused } = payloadOf(data?.addProductsToCart, 'cart');
  if (refused.length > 0)
    throw new CombinedGraphQLErrors({ data: null, errors: refused.map(({ message }) => ({ message })) });
  return cart;
};

/** A guest may have any number of carts: one product gets a cart of its own. */
const ownCart = async (services: ThunkServices, item: ExpressItem): Promise<ExpressCart> => {
  const { data } = await services.apollo.mutate({ mutation: CreateExpressCartDocument, fetchPolicy: 'no-cache' });
  if (!data?.cartId) throw new Error('The backend made no cart.');
  const contents = await add(services, data.cartId, item);
  return { cartId: data.cartId, isOwn: true, contents, giveUp: nothingToTakeBack };
};

/** A customer has one cart: the product goes into it, and comes out again when nothing is bought. */
const withProduct =
  (item: ExpressItem): AppThunk<Promise<ExpressCart>, CheckoutRootState> =>
  async (dispatch, getState, services) => {
    await dispatch(getCartDetails());
    const before = linesOf(readShownCart(services));
    const contents = await dispatch(withCart({ run: (cartId) => add(services, cartId, item) }));
    const cartId = requireCartId(getState());
    await dispatch(getCartDetails());
    const quantityBefore = (uid: string): number => before.find((line) => line.uid === uid)?.quantity ?? 0;
    const changed = contents.items?.find((line) => line && line.quantity !== quantityBefore(line.uid));
    const restore = async (): Promise<void> => {
      if (!changed) return;
      const variables = { cartId, uid: changed.uid, quantity: quantityBefore(changed.uid) };
      await dispatch(
        changeCart(
          async ({ apollo }) =>
            (await apollo.mutate({ mutation: RestoreExpressLineDocument, variables })).data?.updateCartItems?.cart,
        ),
      );
    };
    const giveUp = (): Promise<void> =>
      restore().catch((error: unknown) => log.warn('The product stayed in the cart.', error));
    return { cartId, isOwn: false, contents, giveUp };
  };

/**
 * The cart for what a wallet is to pay.
 * @throws what the backend or the network threw; a product that cannot be had counts as thrown.
 */
export const openExpressCart =
  (source: ExpressSource): AppThunk<Promise<ExpressCart>, CheckoutRootState> =>
  async (dispatch, getState, services) => {
    if (source.kind === 'product')
      return selectIsSignedIn(getState()) ? dispatch(withProduct(source.item)) : ownCart(services, source.item);
    const cartId = requireCartId(getState());
    const { data } = await services.apollo.query({
      query: ExpressCartDocument,
      variables: { cartId },
      fetchPolicy: 'no-cache',
    });
    return { cartId, isOwn: false, contents: payloadOf(data?.cart, 'cart'), giveUp: nothingToTakeBack };
  };

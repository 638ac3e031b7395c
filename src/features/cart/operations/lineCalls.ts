import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { payloadOf } from '@/kernel/graphql/payloadOf';
import type { ThunkServices } from '@/kernel/redux/thunk';
import { type Cart, linesOf } from '../cartContents';
import { AddItemToCartDocument } from './AddItemToCart.graphql.generated';
import { GetCartDetailsDocument } from './GetCartDetails.graphql.generated';
import { RemoveItemFromCartDocument } from './RemoveItemFromCart.graphql.generated';

/** Something that was typed for a product. */
export interface EnteredOption {
  uid: string;
  value: string;
}

/** Item to add. A configurable product goes by its own sku and the uids of its chosen options. */
export interface CartItemToAdd {
  sku: string;
  quantity: number;
  selectedOptionUids?: readonly string[];
  /** Texts of customisable options, and numbers of a bundle's parts, each with the uid of what it is for. */
  enteredOptions?: readonly EnteredOption[];
  parentSku?: string;
  /** Uid of the subscription plan; without it the item is bought once. */
  planUid?: string | undefined;
}

/** Stands beside the error of the item itself, or alone because of another line: then the item was added. */
const isAboutCart = ({ message }: { message: string }): boolean => /^some of the products are out/i.test(message);

/** The backend answers a refused item with `user_errors` beside the cart, not with an error: as one they are thrown. */
export const refusal = (errors: readonly { code: string; message: string }[]): CombinedGraphQLErrors =>
  new CombinedGraphQLErrors({
    data: null,
    errors: errors.map(({ code, message }) => ({ message, extensions: { code } })),
  });

/**
 * Adds to a cart.
 * @throws what the backend or the network threw; a refused item counts as thrown.
 */
export const addLine = async ({ apollo }: ThunkServices, cartId: string, item: CartItemToAdd): Promise<Cart> => {
  const { sku, quantity, selectedOptionUids = [], enteredOptions = [], parentSku, planUid } = item;
  const options = { selected_options: [...selectedOptionUids], parent_sku: parentSku };
  const entered = enteredOptions.length > 0 ? { entered_options: [...enteredOptions] } : {};
  const input = { sku, quantity, ...options, ...entered };
  const { data } = await apollo.mutate({
    mutation: AddItemToCartDocument,
    // A backend without subscriptions does not know the field: it is sent only when there is a plan.
    variables: { cartId, item: planUid === undefined ? input : { ...input, subscription_plan: planUid } },
  });
  const answer = payloadOf(data?.addProductsToCart, 'cart');
  const { cart, user_errors: errors } = answer;
  const ownErrors = errors.filter((error) => !isAboutCart(error));
  if (ownErrors.length > 0) throw refusal(ownErrors);
  if (errors.length > 0 && !linesOf(cart).some(({ product }) => product.sku === sku)) throw refusal(errors);
  return cart;
};

/**
 * Takes a line out of a cart.
 * @param fetchPolicy 'no-cache' when what is shown must not change yet.
 * @throws what the backend or the network threw.
 */
export const removeLine = async (
  { apollo }: ThunkServices,
  cartId: string,
  itemId: string,
  fetchPolicy: 'network-only' | 'no-cache' = 'network-only',
): Promise<Cart> => {
  const { data } = await apollo.mutate({
    mutation: RemoveItemFromCartDocument,
    variables: { cartId, itemId },
    fetchPolicy,
  });
  return payloadOf(data?.removeItemFromCart, 'cart').cart;
};

/**
 * Reads the lines of a cart from the backend without changing the cache.
 * @throws what the backend or the network threw.
 */
export const readLines = async ({ apollo }: ThunkServices, cartId: string): Promise<Cart> => {
  const { data } = await apollo.query({
    query: GetCartDetailsDocument,
    variables: { cartId },
    fetchPolicy: 'no-cache',
  });
  return payloadOf(data?.cart, 'cart');
};

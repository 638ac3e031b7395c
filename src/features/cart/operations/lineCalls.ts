import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { payloadOf } from '@/kernel/graphql/payloadOf';
import type { ThunkServices } from '@/kernel/redux/thunk';
import { type Cart, isBlocked, linesOf, readShownCart } from '../cartContents';
import { AddItemToCartDocument } from './AddItemToCart.graphql.generated';
import { GetCartDetailsDocument } from './GetCartDetails.graphql.generated';
import { GetItemCountDocument } from './GetItemCount.graphql.generated';
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

/** The backend answers a refused item with `user_errors` beside the cart, not with an error: as one they are thrown. */
export const refusal = (errors: readonly { code: string; message: string }[]): CombinedGraphQLErrors =>
  new CombinedGraphQLErrors({
    data: null,
    errors: errors.map(({ code, message }) => ({ message, extensions: { code } })),
  });

/** Why an item was refused: what has a code of its own; else what was said last, as what is said of the cart comes first. */
const reasonsOf = <Refusal extends { code: string }>(errors: readonly Refusal[]): readonly Refusal[] => {
  const coded = errors.filter(({ code }) => code !== 'UNDEFINED');
  return coded.length > 0 ? coded : errors.slice(-1);
};

/** Pieces in a cart as it was read last; none where there is no cart yet, undefined when that was another one. */
export const knownPieces = (services: ThunkServices, cartId: string | null): number | undefined => {
  if (cartId === null) return 0;
  const counted = () => services.apollo.cache.readQuery({ query: GetItemCountDocument, variables: { cartId } })?.cart;
  const known = readShownCart(services) ?? counted();
  return known?.id === cartId ? known.total_quantity : undefined;
};

/**
 * Whether an item is in the cart although the backend names an error: one without a code may be about the cart, because
 * another line is sold out. Its words depend on the language, so what the cart holds decides.
 * @param before pieces in the cart before; where that is not known, another line has to be the reason.
 */
const isAdded = (cart: Cart, { sku, quantity }: CartItemToAdd, before: number | undefined): boolean => {
  if (before !== undefined) return cart.total_quantity > before;
  const lines = linesOf(cart);
  const isThere = lines.some(({ product, quantity: pieces }) => product.sku === sku && pieces >= quantity);
  return isThere && lines.some((line) => line.product.sku !== sku && isBlocked(line));
};

/**
 * Adds to a cart.
 * @throws what the backend or the network threw; a refused item counts as thrown.
 */
export const addLine = async (services: ThunkServices, cartId: string, item: CartItemToAdd): Promise<Cart> => {
  const { sku, quantity, selectedOptionUids = [], enteredOptions = [], parentSku, planUid } = item;
  const before = knownPieces(services, cartId);
  const options = { selected_options: [...selectedOptionUids], parent_sku: parentSku };
  const entered = enteredOptions.length > 0 ? { entered_options: [...enteredOptions] } : {};
  const input = { sku, quantity, ...options, ...entered };
  const { data } = await services.apollo.mutate({
    mutation: AddItemToCartDocument,
    // A backend without subscriptions does not know the field: it is sent only when there is a plan.
    variables: { cartId, item: planUid === undefined ? input : { ...input, subscription_plan: planUid } },
  });
  const { cart, user_errors: errors } = payloadOf(data?.addProductsToCart, 'cart');
  if (errors.length === 0) return cart;
  if (errors.some(({ code }) => code !== 'UNDEFINED') || !isAdded(cart, item, before)) throw refusal(reasonsOf(errors));
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

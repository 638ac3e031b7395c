import { toAppError } from '@/kernel/errors/appError';
import { payloadOf } from '@/kernel/graphql/payloadOf';
import type { ThunkServices } from '@/kernel/redux/thunk';
import { type Cart, type CartLine, customOptionsOf, linesOf } from '../cartContents';
import { addLine, type CartItemToAdd, readLines, removeLine } from '../operations/lineCalls';
import { UpdateItemInCartDocument } from '../operations/UpdateItemInCart.graphql.generated';
import { isStaleCartError } from '../recovery/staleCart';
import { AddConfigurableProductDocument } from './AddConfigurableProduct.graphql.generated';
import { AddSimpleProductDocument } from './AddSimpleProduct.graphql.generated';
import { AddVirtualProductDocument } from './AddVirtualProduct.graphql.generated';
import { optionsOfItem } from './customOptions';

export { optionUidsOfItem } from './customOptions';

/** What became of a product that was added with answers to customisable options. */
export interface KeptOptions {
  cart: Cart;
  /** Whether the cart has the product with its options; otherwise it is as it was before. */
  isKept: boolean;
}

const hasOptions = (line: CartLine, uids: readonly string[]): boolean =>
  uids.every((uid) => customOptionsOf(line).some((option) => option?.customizable_option_uid === uid));

/** The lines of a product that are there now and were not before, or hold more of it. */
const grownLines = (before: Cart, after: Cart, sku: string): CartLine[] =>
  linesOf(after).filter(
    ({ uid, quantity, product }) =>
      product.sku === sku && quantity > (linesOf(before).find((line) => line.uid === uid)?.quantity ?? 0),
  );

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

/** Adds by the mutation for one kind of product. @param lost the line that came without its options. */
const addByKind = async (
  { apollo }: ThunkServices,
  cartId: string,
  item: CartItemToAdd,
  lost: CartLine | undefined,
): Promise<void> => {
  const { sku, quantity } = item;
  const variables = { cartId, data: { sku, quantity }, options: optionsOfItem(item) };
  switch (lost?.__typename) {
    case 'SimpleCartItem':
      await apollo.mutate({ mutation: AddSimpleProductDocument, variables });
      return;
    case 'VirtualCartItem':
      await apollo.mutate({ mutation: AddVirtualProductDocument, variables });
      return;
    case 'ConfigurableCartItem': {
      const data = { sku: lost.configured_variant.sku ?? '', quantity };
      await apollo.mutate({
        mutation: AddConfigurableProductDocument,
        variables: { ...variables, parentSku: sku, data },
      });
      return;
    }
    // Parts and links go with `addProductsToCart` only.
    case 'BundleCartItem':
    case 'DownloadableCartItem':
    case undefined:
  }
};

/**
 * Adds a product with answers to customisable options. `addProductsToCart` of some versions of Magento loses these without
 * a word, and with them what they cost; the older mutations for one kind of product keep them. What is in the cart is read
 * again each time, because the answer to the mutation may still have what the cart has lost.
 * @param optionUids the options that were answered.
 * @throws what the backend or the network threw; a refused item counts as thrown.
 */
export const addKeepingOptions = async (
  services: ThunkServices,
  cartId: string,
  item: CartItemToAdd,
  optionUids: readonly string[],
): Promise<KeptOptions> => {
  const before = await readLines(services, cartId);
  await addLine(services, cartId, item);
  const added = await readLines(services, cartId);
  const lost = grownLines(before, added, item.sku);
  if (lost.some((line) => hasOptions(line, optionUids))) return { cart: added, isKept: true };

  const restored = await takeBack(services, cartId, lost, before);
  // Plans and parts go only with the mutation that lost the options.
  if (item.planUid !== undefined || optionsOfItem(item).length < optionUids.length) {
    return { cart: restored, isKept: false };
  }
  try {
    await addByKind(services, cartId, item, lost[0]);
  } catch (error) {
    if (toAppError(error).kind === 'graphql' && !isStaleCartError(error)) return { cart: restored, isKept: false };
    throw error;
  }
  const cart = await readLines(services, cartId);
  const grown = grownLines(before, cart, item.sku);
  if (grown.some((line) => hasOptions(line, optionUids))) return { cart, isKept: true };
  return { cart: await takeBack(services, cartId, grown, before), isKept: false };
};

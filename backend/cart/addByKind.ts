import { listCustomOptions } from '../catalog/productTypes/customOptionQueries';
import type { RequestContext } from '../context';
import { inputError } from '../graphql/errors';
import { toUid } from '../graphql/uid';
import type { CartItemInput, CustomizableOptionInput } from '../schema/resolvers.generated';
import { requireCart } from './access';
import { addItem } from './addProducts';
import { reloadCart } from './loadCart';
import type { CartModel } from './models';
import { findEnabledProduct } from './productQueries';

/** An item as the mutations for one kind of product take it. */
export interface ItemOfKind {
  data: CartItemInput;
  parent_sku?: string | null;
  customizable_options?: readonly (CustomizableOptionInput | null)[] | null;
}

/** Several values of one option stand in brackets: `[2,3]`. */
const valuesIn = (text: string): string[] =>
  /^\[.*\]$/.test(text.trim()) ? text.trim().slice(1, -1).split(',') : [text];

const choosable = new Set(['drop_down', 'radio', 'checkbox', 'multiple']);

/** The item with its customisable options as `addProductsToCart` takes them. */
const toCartItem = ({ db }: RequestContext, item: ItemOfKind): CartItemInput => {
  const { data, parent_sku: parentSku, customizable_options: options } = item;
  const product = findEnabledProduct(db, parentSku ?? data.sku);
  const known = product ? listCustomOptions(db, [product.id]) : [];
  const given = (options ?? []).filter((option) => option !== null);
  const isChosen = ({ id }: CustomizableOptionInput): boolean =>
    choosable.has(known.find((option) => option.id === id)?.type ?? '');
  return {
    ...data,
    parent_sku: parentSku ?? null,
    selected_options: given
      .filter(isChosen)
      .flatMap(({ id, value_string: text }) => valuesIn(text).map((value) => toUid(`custom-option/${id}/${value}`))),
    entered_options: given
      .filter((option) => !isChosen(option))
      .map(({ id, value_string: value }) => ({ uid: toUid(`custom-option/${id}`), value })),
  };
};

/**
 * Adds items of one kind of product. Unlike `addProductsToCart` it keeps customisable options everywhere, and a refusal
 * is an error.
 * @throws GraphQLError with the reason, or with the stale-cart messages.
 */
export const addByKind = (
  context: RequestContext,
  cartId: string,
  items: readonly (ItemOfKind | null)[],
): { cart: CartModel } =>
  context.db.transaction(() => {
    const cart = requireCart(context, cartId);
    for (const item of items.filter((each) => each !== null)) {
      const reason = addItem(context, cart.id, toCartItem(context, item));
      if (reason !== null)
        throw inputError(`Could not add the product with SKU ${item.data.sku} to the shopping cart: ${reason}`);
    }
    return { cart: reloadCart(context, cart.id) };
  });

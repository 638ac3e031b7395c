import type { ThunkServices } from '@/kernel/redux/thunk';
import { GiftCardsFragmentDoc } from './codes/AppliedGiftCards.graphql.generated';
import {
  type CartDetailsFragment,
  CartDetailsFragmentDoc,
  type CartLineFragment,
} from './operations/CartDetails.graphql.generated';
import { cartReference } from './cartSlice';
import type { CartItemToAdd } from './operations/lineCalls';

/** The whole cart, as the backend gives it. */
export type Cart = CartDetailsFragment;
/** One line of it. */
export type CartLine = CartLineFragment;

/** The fragment that reads the whole cart from the Apollo cache. */
export const cartDetailsFragment = { fragment: CartDetailsFragmentDoc, fragmentName: 'CartDetails' } as const;

/** The fragment that reads a cart's gift cards from the Apollo cache. */
export const giftCardsFragment = { fragment: GiftCardsFragmentDoc, fragmentName: 'GiftCards' } as const;

/** The cart that the page shows, from the Apollo cache; null when it is not there. */
export const readShownCart = ({ apollo }: Pick<ThunkServices, 'apollo'>): Cart | null =>
  apollo.cache.readFragment({ ...cartDetailsFragment, from: cartReference });

/** The lines of a cart that the backend could give. */
export const linesOf = (cart: Cart | null | undefined): CartLine[] =>
  (cart?.items ?? []).filter((line) => line !== null);

/** Identifies a line by its contents: changing a configurable product gives the line another uid. */
export const lineKey = (sku: string, optionUids: readonly string[] = [], planUid?: string | null): string =>
  [sku, ...[...optionUids].sort(), ...(planUid ? [planUid] : [])].join('|');

/** Uids of the options that were chosen for a line. */
export const optionUidsOf = (line: CartLine): string[] =>
  line.__typename === 'ConfigurableCartItem'
    ? line.configurable_options.map((option) => option.configurable_product_option_value_uid)
    : [];

/** Whether a line is known to be sold out. A backend may not say; then the line's errors tell. */
export const isSoldOut = (line: CartLine): boolean => line.is_available === false;

/** Key of a line. The free gift may be a product that is bought as well, so it has a key of its own. */
export const keyOfLine = (line: CartLine): string =>
  lineKey(line.product.sku ?? '', optionUidsOf(line), line.is_free_gift ? 'gift' : line.subscription?.plan_uid);

/** Key of a line without its subscription plan. */
export const goodsKeyOfLine = (line: CartLine): string => lineKey(line.product.sku ?? '', optionUidsOf(line));

/** What has to be added to have a line again: the same choice, quantity and plan. */
export const itemOfLine = (line: CartLine): CartItemToAdd => ({
  sku: line.product.sku ?? '',
  quantity: line.quantity,
  selectedOptionUids: optionUidsOf(line),
  planUid: line.subscription?.plan_uid ?? undefined,
});

/** The chosen options of a line, or the pack of its product. */
export const lineDescription = (line: CartLine): string => {
  if (line.__typename === 'ConfigurableCartItem' && line.configurable_options.length > 0) {
    return line.configurable_options.map((option) => option.value_label).join(', ');
  }
  return line.product.pack_summary ?? '';
};

/** Picture of a line: the variant's own before the product's. */
export const linePicture = (line: CartLine): string | undefined =>
  (line.__typename === 'ConfigurableCartItem' ? line.configured_variant.small_image?.url : undefined) ??
  line.product.small_image?.url ??
  undefined;

/** The subscription plans that a line may be on: those of the variant, or of the simple product. */
export const plansOf = (line: CartLine) =>
  (line.__typename === 'ConfigurableCartItem' ? line.configured_variant : line.product).subscription_plans ?? [];

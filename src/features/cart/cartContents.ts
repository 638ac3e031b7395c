import { entriesOf } from '@/kernel/entriesOf';
import type { ThunkServices } from '@/kernel/redux/thunk';
import type { QuantityRule } from '@/ui/QuantityStepper/fitQuantity';
import { GiftCardsFragmentDoc } from './codes/AppliedGiftCards.graphql.generated';
import {
  type CartDetailsFragment,
  CartDetailsFragmentDoc,
  type CartLineFragment,
} from './operations/CartDetails.graphql.generated';
import { cartReference } from './cartSlice';
import type { CartItemToAdd, EnteredOption } from './operations/lineCalls';

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

/** A backend with a fault may leave out the product of a line: there is nothing to show of it then. */
const hasProduct = ({ product }: { product: object | null }): boolean => product !== null;

/** The lines of a cart that the backend could give. */
export const linesOf = (cart: Cart | null | undefined): CartLine[] => entriesOf(cart?.items).filter(hasProduct);

/** Whether gift options of a cart may cost something. */
export const hasGiftCharges = (cart: Cart): boolean =>
  Boolean(cart.gift_wrapping || cart.printed_card_included) ||
  linesOf(cart).some((line) => 'gift_wrapping' in line && line.gift_wrapping);

/** Identifies a line by its contents: changing a configurable product gives the line another uid. */
export const lineKey = (sku: string, optionUids: readonly string[] = [], planUid?: string | null): string =>
  [sku, ...[...optionUids].sort(), ...(planUid ? [planUid] : [])].join('|');

/** What was chosen or typed of a line's customisable options. */
export const customOptionsOf = (line: CartLine) =>
  entriesOf('customizable_options' in line ? line.customizable_options : []);

const variantOptionsOf = (line: CartLine) => entriesOf('configurable_options' in line ? line.configurable_options : []);

const bundleValuesOf = (line: CartLine) =>
  entriesOf('bundle_options' in line ? line.bundle_options : []).flatMap(({ values }) => entriesOf(values));

const linksOf = (line: CartLine) => entriesOf('links' in line ? line.links : []);

/** What was typed for a line. An answer that is typed has the uid of its option; one that is chosen has its own. */
const enteredOptionsOf = (line: CartLine): EnteredOption[] =>
  customOptionsOf(line).flatMap(({ customizable_option_uid: uid, values }) =>
    entriesOf(values).flatMap(({ customizable_option_value_uid: own, value }) => (own === uid ? [{ uid, value }] : [])),
  );

/** Uids of the options that were chosen for a line. */
export const optionUidsOf = (line: CartLine): string[] => [
  ...variantOptionsOf(line).map((option) => option.configurable_product_option_value_uid),
  ...bundleValuesOf(line).map(({ uid }) => uid),
  ...linksOf(line).map(({ uid }) => uid),
  ...customOptionsOf(line).flatMap(({ customizable_option_uid: uid, values }) =>
    entriesOf(values)
      .map(({ customizable_option_value_uid: own }) => own)
      .filter((own) => own !== uid),
  ),
];

/**
 * Whether the order is refused while this line is in the cart: it is sold out, too many, or no longer sold. Only its errors
 * say so; `is_available` is false for goods that can be ordered (docs/decisions/121).
 */
export const isBlocked = (line: CartLine): boolean => (line.errors ?? []).length > 0;

/** All that is chosen and typed of an item, as it makes the key of its line. */
export const choicesOfItem = ({ selectedOptionUids = [], enteredOptions = [] }: CartItemToAdd): string[] => [
  ...selectedOptionUids,
  ...enteredOptions.map(({ uid, value }) => `${uid}=${value}`),
];

/** All that makes a line another one than that of the same product with other choices. */
/** Tells items as `keyOfLine` tells their lines. */
export const keyOfItem = (item: CartItemToAdd): string => lineKey(item.sku, choicesOfItem(item), item.planUid);

const choicesOf = (line: CartLine): string[] => choicesOfItem(itemOfLine(line));

/** Key of a line. The free gift may be a product that is bought as well, so it has a key of its own. */
export const keyOfLine = (line: CartLine): string =>
  lineKey(line.product.sku ?? '', choicesOf(line), line.is_free_gift ? 'gift' : line.subscription?.plan_uid);

/** Key of a line without its subscription plan. */
export const goodsKeyOfLine = (line: CartLine): string => lineKey(line.product.sku ?? '', choicesOf(line));

/** What has to be added to have a line again: the same choice, quantity and plan. */
export const itemOfLine = (line: CartLine): CartItemToAdd => ({
  sku: line.product.sku ?? '',
  quantity: line.quantity,
  selectedOptionUids: optionUidsOf(line),
  enteredOptions: enteredOptionsOf(line),
  planUid: line.subscription?.plan_uid ?? undefined,
});

/** A day without the midnight, a time without the day and the seconds, that the backend keeps with it. */
const shownValue = (value: string): string =>
  value.replace(/ 00:00:00$/, '').replace(/^(?:2000-01-01 |(\d{4}-\d\d-\d\d ))(\d\d:\d\d):00$/, '$1$2');

/** What was chosen of a line, in words. */
const choiceWords = (line: CartLine): string[] => [
  ...variantOptionsOf(line).map((option) => option.value_label),
  ...bundleValuesOf(line).map(({ label, quantity }) => (quantity > 1 ? `${quantity} × ${label}` : label)),
  ...linksOf(line).flatMap(({ title }) => title ?? []),
  ...customOptionsOf(line).map(
    ({ label, values }) =>
      `${label}: ${entriesOf(values)
        .map((each) => each.label || shownValue(each.value))
        .join(', ')}`,
  ),
];

/** The choices of a line, or the pack of its product. */
export const lineDescription = (line: CartLine): string =>
  choiceWords(line).join(', ') || (line.product.pack_summary ?? '');

type Variant = Extract<CartLine, { __typename: 'ConfigurableCartItem' }>['configured_variant'];

/** The variant of a line; null when it has none, or the backend could not give it. */
const variantOf = (line: CartLine): Variant | null =>
  line.__typename === 'ConfigurableCartItem' ? line.configured_variant : null;

/** Picture of a line: the variant's own before the product's. */
export const linePicture = (line: CartLine): string | undefined =>
  variantOf(line)?.thumbnail?.url ?? line.product.thumbnail?.url ?? undefined;

/** Which quantities of a line can be had, where the backend says so beforehand. */
export const limitsOf = (line: CartLine): QuantityRule => {
  const { min_sale_qty: min, max_sale_qty: max } = variantOf(line) ?? line.product;
  return { ...(min ? { min } : {}), ...(max ? { max } : {}) };
};

/** The subscription plans that a line may be on: those of the variant, or of the simple product. */
export const plansOf = (line: CartLine) => (variantOf(line) ?? line.product).subscription_plans ?? [];

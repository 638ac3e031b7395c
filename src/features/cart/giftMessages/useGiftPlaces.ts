import { useQuery } from '@apollo/client/react';
import { type Cart, type CartLine, linesOf } from '../cartContents';
import { CartSettingsDocument } from '../totals/CartSettings.graphql.generated';

/** What may go with the whole order. */
export interface OrderPlace {
  takesMessage: boolean;
  takesWrapping: boolean;
  takesCard: boolean;
  takesReceipt: boolean;
  /** What the card costs; null where that is not told. */
  cardPrice: { value: number | null; currency: string | null } | null;
}

/** A line, and whether a message may go with it; whether it can be wrapped the panel asks. */
export interface LinePlace {
  line: CartLine;
  takesMessage: boolean;
}

export interface GiftPlaces {
  /** Undefined where nothing may go with the whole order. */
  order: OrderPlace | undefined;
  /** What is sent. */
  lines: LinePlace[];
  /** Whether products can be wrapped that do not say it themselves. */
  wrapsLines: boolean;
}

/** Backends say it as '1' and '0', Adobe Commerce of products by a Boolean; what a product leaves open the store decides. */
export const isAllowed = (told: string | boolean | null | undefined, otherwise: boolean): boolean =>
  told === null || told === undefined || told === '' ? otherwise : told === true || told === '1';

/** Whether a backend keeps gifts for a line: only for what is sent. The free gift is a present of the shop. */
const isOfferable = (line: CartLine): boolean => 'gift_message' in line && line.is_free_gift !== true;

/** What of a cart a gift message or wrapping may go with; undefined where nothing may, or while it is not known. */
export const useGiftPlaces = (cart: Cart): GiftPlaces | undefined => {
  const { data } = useQuery(CartSettingsDocument, {
    skip: !CAPABILITIES.giftMessages && !CAPABILITIES.giftOptions,
  });
  const config = data?.storeConfig;
  if (!config) return undefined;
  const is = (told: string | null): boolean => !cart.is_virtual && isAllowed(told, false);
  const order = {
    takesMessage: is(config.allow_order),
    takesWrapping: is(config.allow_gift_wrapping_on_order),
    takesCard: is(config.allow_printed_card),
    takesReceipt: is(config.allow_gift_receipt),
    cardPrice: config.printed_card_priceV2,
  };
  const lines = linesOf(cart)
    .filter(isOfferable)
    .map((line) => ({
      line,
      takesMessage: isAllowed(line.product.gift_message_available, isAllowed(config.allow_items, false)),
    }));
  const wrapsLines = is(config.allow_gift_wrapping_on_order_items) && lines.length > 0;
  const takesAny = order.takesMessage || order.takesWrapping || order.takesCard || order.takesReceipt;
  return takesAny || wrapsLines || lines.some(({ takesMessage }) => takesMessage)
    ? { order: takesAny ? order : undefined, lines, wrapsLines }
    : undefined;
};

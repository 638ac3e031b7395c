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

/** A line that something may go with. */
export interface LinePlace {
  line: CartLine;
  takesMessage: boolean;
  takesWrapping: boolean;
}

export interface GiftPlaces {
  /** Undefined where nothing may go with the whole order. */
  order: OrderPlace | undefined;
  lines: LinePlace[];
}

/** Backends say it as '1' and '0', Adobe Commerce of products by a Boolean; what a product leaves open the store decides. */
const isAllowed = (told: string | boolean | null | undefined, otherwise: boolean): boolean =>
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
  const lines = linesOf(cart).flatMap((line) => {
    const { gift_message_available: forMessage, gift_wrapping_available: forWrapping } = line.product;
    const takesMessage = isAllowed(forMessage, isAllowed(config.allow_items, false));
    const takesWrapping = isAllowed(forWrapping, isAllowed(config.allow_gift_wrapping_on_order_items, false));
    return isOfferable(line) && (takesMessage || takesWrapping) ? [{ line, takesMessage, takesWrapping }] : [];
  });
  const takesAny = order.takesMessage || order.takesWrapping || order.takesCard || order.takesReceipt;
  return takesAny || lines.length > 0 ? { order: takesAny ? order : undefined, lines } : undefined;
};

import { useQuery } from '@apollo/client/react';
import { type Cart, type CartLine, linesOf } from '../cartContents';
import { CartSettingsDocument } from '../totals/CartSettings.graphql.generated';

export interface GiftPlaces {
  /** Whether a message may go with the whole order. */
  isForOrder: boolean;
  /** Lines that one may go with. */
  lines: CartLine[];
}

/** Backends say it as '1' and '0', Adobe Commerce of products by a Boolean; what a product leaves open the store decides. */
const isAllowed = (told: string | boolean | null | undefined, otherwise: boolean): boolean =>
  told === null || told === undefined || told === '' ? otherwise : told === true || told === '1';

/** Whether a backend keeps messages for a line: only for what is sent. The free gift is a present of the shop. */
const canHaveMessage = (line: CartLine): boolean => 'gift_message' in line && line.is_free_gift !== true;

/** What of a cart a gift message may go with; undefined where nothing may, or while it is not known. */
export const useGiftPlaces = (cart: Cart): GiftPlaces | undefined => {
  const { data } = useQuery(CartSettingsDocument, { skip: !CAPABILITIES.giftMessages });
  if (!data?.storeConfig) return undefined;
  const { allow_order: order, allow_items: items } = data.storeConfig;
  const isForOrder = isAllowed(order, false) && !cart.is_virtual;
  const lines = linesOf(cart).filter(
    (line) => canHaveMessage(line) && isAllowed(line.product.gift_message_available, isAllowed(items, false)),
  );
  return isForOrder || lines.length > 0 ? { isForOrder, lines } : undefined;
};

import { toAppError } from '@/kernel/errors/appError';
import { isRecord } from '@/kernel/isRecord';
import { asText } from '@/kernel/storage/parsers';
import type { ShopStorage } from '@/kernel/storage/shopStorage';
import { type Cart, type CartLine, keyOfItem, keyOfLine, linesOf } from '../cartContents';
import type { CartItemToAdd } from '../operations/lineCalls';
import { type GiftMessage, giftMessageOf, wrappingOf } from './giftMessage';

/** Where messages and wrappings wait that have to go with a line again. */
export const keptMessagesKey = 'gift_messages';

/** Seconds in which they find their line again after the page, or the connection, was lost. */
const lifetimeSeconds = 86_400;

/** What has to be with a line, or with the whole order. */
export interface KeptGifts {
  cartId: string;
  /** Key of the line's goods (cartContents.ts); '' for the whole order. */
  key: string;
  message: GiftMessage | null;
  /** Uid of the design in which it is wrapped. */
  wrapping: string | null;
  /** Of the whole order only. */
  hasReceipt: boolean;
  hasCard: boolean;
}

const asMessage = (value: unknown): GiftMessage | null => {
  const message = isRecord(value) ? asText(value.message) : undefined;
  return isRecord(value) && message ? { to: asText(value.to) ?? '', from: asText(value.from) ?? '', message } : null;
};

const asKept = (value: unknown): KeptGifts[] => {
  if (!isRecord(value)) return [];
  const { key } = value;
  const cartId = asText(value.cartId);
  if (!cartId || typeof key !== 'string') return [];
  const options = { hasReceipt: value.hasReceipt === true, hasCard: value.hasCard === true };
  return [{ cartId, key, message: asMessage(value.message), wrapping: asText(value.wrapping) ?? null, ...options }];
};

/** Gifts that are not known to be with their goods; an entry that cannot be read counts as not there. */
export const readKept = (storage: ShopStorage): KeptGifts[] =>
  storage.read(keptMessagesKey, (value) => (Array.isArray(value) ? value.flatMap(asKept) : undefined)) ?? [];

/** Forgets one of them. */
export const forgetKept = (storage: ShopStorage, { cartId, key }: KeptGifts): void => {
  const rest = readKept(storage).filter((kept) => kept.cartId !== cartId || kept.key !== key);
  if (rest.length === 0) storage.remove(keptMessagesKey);
  else storage.write(keptMessagesKey, rest, lifetimeSeconds);
};

/** Remembers gifts in the place of earlier ones for the same goods; nothing where there are none. */
const noteGifts = (storage: ShopStorage, kept: KeptGifts): void => {
  if (!kept.message && !kept.wrapping && !kept.hasReceipt && !kept.hasCard) return;
  forgetKept(storage, kept);
  storage.write(keptMessagesKey, [...readKept(storage), kept], lifetimeSeconds);
};

const giftsOf = (gifted: Cart | CartLine) => ({
  message: giftMessageOf(gifted) ?? null,
  wrapping: wrappingOf(gifted)?.uid ?? null,
});

const ofLine = (cartId: string, key: string, line: CartLine): KeptGifts => ({
  cartId,
  key,
  ...giftsOf(line),
  hasReceipt: false,
  hasCard: false,
});

/** Remembers what went with a cart that was merged into another one; where it came along nothing is left to be done. */
export const noteGiftsOf = (storage: ShopStorage, cartId: string, cart: Cart): void => {
  for (const line of linesOf(cart)) noteGifts(storage, ofLine(cartId, keyOfLine(line), line));
  const { gift_receipt_included: hasReceipt, printed_card_included: hasCard } = cart;
  const options = { hasReceipt: hasReceipt ?? false, hasCard: hasCard ?? false };
  noteGifts(storage, { cartId, key: '', ...giftsOf(cart), ...options });
};

/**
 * Changes a line with gifts that have to go with what the line becomes. They are remembered first: the page may be left in
 * the middle.
 * @throws what the change threw.
 */
export const noteBefore = async (
  storage: ShopStorage,
  cartId: string,
  [line, made]: readonly [CartLine, CartItemToAdd],
  change: () => Promise<void>,
): Promise<void> => {
  const kept = ofLine(cartId, keyOfItem(made), line);
  noteGifts(storage, kept);
  try {
    await change();
  } catch (error) {
    // Refused: the line is as it was, with its gifts. What was not answered may have happened.
    if (toAppError(error).kind !== 'network') forgetKept(storage, kept);
    throw error;
  }
};

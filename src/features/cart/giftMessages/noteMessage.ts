import { toAppError } from '@/kernel/errors/appError';
import { isRecord } from '@/kernel/isRecord';
import { asText } from '@/kernel/storage/parsers';
import type { ShopStorage } from '@/kernel/storage/shopStorage';
import { type CartLine, keyOfItem, keyOfLine } from '../cartContents';
import type { CartItemToAdd } from '../operations/lineCalls';
import { type GiftMessage, giftMessageOf } from './giftMessage';

/** Where messages wait that have to go with a line again. */
export const keptMessagesKey = 'gift_messages';

/** Seconds in which a message finds its line again after the page, or the connection, was lost. */
const lifetimeSeconds = 86_400;

/** A message that has to be with a line. */
export interface KeptMessage {
  cartId: string;
  /** Key of the line's goods (cartContents.ts). */
  key: string;
  message: GiftMessage;
}

const asKept = (value: unknown): KeptMessage[] => {
  if (!isRecord(value) || !isRecord(value.message)) return [];
  const [cartId, key, message] = [asText(value.cartId), asText(value.key), asText(value.message.message)];
  if (!cartId || !key || !message) return [];
  return [
    { cartId, key, message: { to: asText(value.message.to) ?? '', from: asText(value.message.from) ?? '', message } },
  ];
};

/** Messages that are not known to be with their lines; an entry that cannot be read counts as not there. */
export const readKept = (storage: ShopStorage): KeptMessage[] =>
  storage.read(keptMessagesKey, (value) => (Array.isArray(value) ? value.flatMap(asKept) : undefined)) ?? [];

/** Forgets one of them. */
export const forgetKept = (storage: ShopStorage, { cartId, key }: KeptMessage): void => {
  const rest = readKept(storage).filter((kept) => kept.cartId !== cartId || kept.key !== key);
  if (rest.length === 0) storage.remove(keptMessagesKey);
  else storage.write(keptMessagesKey, rest, lifetimeSeconds);
};

/** Remembers a message in the place of an earlier one for the same goods. */
const noteMessage = (storage: ShopStorage, kept: KeptMessage): void => {
  forgetKept(storage, kept);
  storage.write(keptMessagesKey, [...readKept(storage), kept], lifetimeSeconds);
};

/** Remembers the messages of lines that went into another cart; where they came along nothing is left to be done. */
export const noteMessagesOf = (storage: ShopStorage, cartId: string, lines: readonly CartLine[]): void => {
  for (const line of lines) {
    const message = giftMessageOf(line);
    if (message) noteMessage(storage, { cartId, key: keyOfLine(line), message });
  }
};

/**
 * Changes a line that has a message, which has to go with what the line becomes. It is remembered first: the page may be
 * left in the middle.
 * @throws what the change threw.
 */
export const noteBefore = async (
  storage: ShopStorage,
  cartId: string,
  [line, made]: readonly [CartLine, CartItemToAdd],
  change: () => Promise<void>,
): Promise<void> => {
  const message = giftMessageOf(line);
  if (!message) return change();
  const kept = { cartId, key: keyOfItem(made), message };
  noteMessage(storage, kept);
  try {
    await change();
  } catch (error) {
    // Refused: the line is as it was, with its message. What was not answered may have happened.
    if (toAppError(error).kind !== 'network') forgetKept(storage, kept);
    throw error;
  }
};

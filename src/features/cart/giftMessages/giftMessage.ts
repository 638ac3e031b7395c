import type { Cart, CartLine } from '../cartContents';

/** What is written to those who get the goods. */
export interface GiftMessage {
  to: string;
  from: string;
  message: string;
}

/**
 * The message that goes with a line, or with the whole order; undefined when there is none. Backends say so by null or by
 * empty texts, and have the field for what is sent only.
 */
export const giftMessageOf = (gifted: Cart | CartLine): GiftMessage | undefined => {
  const told = 'gift_message' in gifted ? gifted.gift_message : null;
  return told?.message ? { to: told.to, from: told.from, message: told.message } : undefined;
};

/** In which design a line, or the whole order, is wrapped; null: not wrapped. */
export const wrappingOf = (gifted: Cart | CartLine) =>
  ('gift_wrapping' in gifted ? gifted.gift_wrapping : null) ?? null;

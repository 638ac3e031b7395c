import type { RequestContext } from '../context';
import { countWrongCodes, insertWrongCode } from './wrongCodeQueries';

type GuessContext = Pick<RequestContext, 'db' | 'now'>;

/** Wrong codes in this time, in milliseconds, count; after too many of them no code is looked at. */
const spanMs = 15 * 60 * 1000;

/** Whose wrong codes are counted together. */
export interface Guesser {
  name: string;
  /** So many wrong codes are allowed. */
  allowed: number;
}

/** Counts wrong codes by the cart that they were tried on. */
export const cartGuesser = (cartId: number, kind: 'coupon' | 'gift-card'): Guesser => ({
  name: `cart/${cartId}/${kind}`,
  allowed: 10,
});

/** A customer asking for gift cards without a cart; guests, who cannot be told apart, share what they may try. */
export const accountGuesser = (customerId: number | null): Guesser =>
  customerId === null
    ? { name: 'guests/gift-card', allowed: 60 }
    : { name: `customer/${customerId}/gift-card`, allowed: 10 };

/** Whether a guesser has tried too many wrong codes lately. */
export const isGuessing = ({ db, now }: GuessContext, { name, allowed }: Guesser): boolean =>
  countWrongCodes(db, name, now() - spanMs) >= allowed;

/** Notes a wrong code. Not within a transaction: the error that follows would take the note back. */
export const noteWrongCode = ({ db, now }: GuessContext, { name }: Guesser): void =>
  insertWrongCode(db, name, now(), now() - spanMs);

import type { RequestContext } from '../context';
import { inputError } from '../graphql/errors';
import { assertMayTry, clientCounters, noteFailure } from '../limits/failures';
import { requireCart } from './access';
import { findGiftCard, type GiftCardRow, linkGiftCard, unlinkGiftCard } from './giftCardQueries';
import { loadCart, reloadCart } from './loadCart';
import type { CartModel } from './models';
import { dayOf } from './shareGiftCards';

/** Adobe Commerce's words. */
export const giftCardMessages = {
  notAdded: "The gift card code couldn't be added. Verify your information and try again.",
  alreadyAdded: 'This gift card account is already in the quote.',
  notRemoved: "The gift card couldn't be deleted from the quote.",
  unknown: 'Gift card not found',
  tooMany: 'Too many attempts. Please try again in a few minutes.',
} as const;

interface GiftCardInput {
  cart_id: string;
  gift_card_code: string;
}

/** Wrong codes of a client before it has to pause. */
const allowedGuesses = 10;

/** Returns the card of a code, unless codes are being guessed; a wrong code is noted. @throws GraphQLError after too many. */
const findOrNote = (context: RequestContext, code: string): GiftCardRow | undefined => {
  const { db, now, store } = context;
  // Adding a card and asking for its balance both tell whether there is one.
  const counters = clientCounters(context, 'gift-card', allowedGuesses);
  assertMayTry(context, counters, giftCardMessages.tooMany);
  const card = findGiftCard(db, code, store.currency, dayOf(now()));
  if (!card) noteFailure(context, counters);
  return card;
};

/**
 * Lets the cart draw on a gift card; several may be used.
 * @throws GraphQLError when the cart is empty or the code does not count.
 */
export const applyGiftCardToCart = (
  context: RequestContext,
  input: GiftCardInput | null | undefined,
): { cart: CartModel } => {
  const code = input?.gift_card_code.trim() ?? '';
  if (code === '') throw inputError('Required parameter "gift_card_code" is missing');
  const row = requireCart(context, input?.cart_id);
  if (loadCart(context, row).lines.length === 0) throw inputError('Cart does not contain products.');
  const card = findOrNote(context, code);
  if (!card || card.balance_minor === 0) throw inputError(giftCardMessages.notAdded);
  if (!linkGiftCard(context.db, row.id, card.code)) throw inputError(giftCardMessages.alreadyAdded);
  return { cart: reloadCart(context, row.id) };
};

/**
 * Takes a gift card off the cart.
 * @throws GraphQLError when it is not on it.
 */
export const removeGiftCardFromCart = (
  context: RequestContext,
  input: GiftCardInput | null | undefined,
): { cart: CartModel } => {
  const row = requireCart(context, input?.cart_id);
  if (!unlinkGiftCard(context.db, row.id, input?.gift_card_code.trim() ?? '')) {
    throw inputError(giftCardMessages.notRemoved);
  }
  return { cart: reloadCart(context, row.id) };
};

/** The card of a code for who holds it. @throws GraphQLError when there is none that counts, or after too many guesses. */
export const findGiftCardAccount = (context: RequestContext, code: string): GiftCardRow => {
  const card = findOrNote(context, code.trim());
  if (!card) throw inputError(giftCardMessages.unknown);
  return card;
};

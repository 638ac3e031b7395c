import { entriesOf } from '@/kernel/entriesOf';
import type { ThunkServices } from '@/kernel/redux/thunk';
import type { Cart } from '../cartContents';
import { sendCoupon, sendGiftCard } from '../codes/codeOperations';
import { GetGiftCardsDocument } from '../codes/GiftCards.graphql.generated';
import type { LineNotCarried } from '../operations/cartContextSlice';

/** Codes that a cart is counted with. */
export interface Codes {
  coupons: readonly string[];
  cards: readonly string[];
}

/** Codes of the gift cards of a cart; none where there are none to be known. It never throws. */
export const readGiftCards = async ({ apollo }: ThunkServices, cartId: string): Promise<string[]> => {
  if (!CAPABILITIES.giftCards) return [];
  const question = { query: GetGiftCardsDocument, variables: { cartId } };
  const answer = await apollo.query({ ...question, fetchPolicy: 'no-cache' }).catch(() => undefined);
  return entriesOf(entriesOf(answer?.data?.cart?.applied_gift_cards).map(({ code }) => code));
};

/** Codes that a merge has left out. */
export interface LostCodes extends Codes {
  /** The customer's cart has a coupon of its own, beside which the backend takes no other. */
  hasOtherCoupon: boolean;
}

/** The codes that a cart has. @param cards codes of its gift cards, which the cart does not name in full. */
export const codesOf = (cart: Cart | null, cards: readonly string[]): Codes => ({
  coupons: entriesOf(cart?.applied_coupons).map(({ code }) => code),
  cards,
});

/** The guest's codes that the customer's cart lacks. It never throws. @param services ask as the customer. */
export const findLostCodes = async (services: ThunkServices, held: Codes, after: Cart): Promise<LostCodes> => {
  const cards = held.cards.length > 0 ? await readGiftCards(services, after.id) : [];
  const { coupons } = codesOf(after, cards);
  return {
    hasOtherCoupon: !CAPABILITIES.severalCoupons && coupons.length > 0,
    coupons: held.coupons.filter((code) => !coupons.includes(code)),
    cards: held.cards.filter((code) => !cards.includes(code)),
  };
};

/**
 * Applies codes that were lost. It never throws.
 * @param services ask as the customer.
 * @returns the cart as it is then, and the codes that cannot be had.
 */
export const carryCodes = async (
  services: ThunkServices,
  before: Cart,
  { coupons, cards, hasOtherCoupon }: LostCodes,
): Promise<{ cart: Cart; refused: LineNotCarried[] }> => {
  const refused: LineNotCarried[] = [];
  let cart = before;
  const attempt = async (code: string, apply: () => Promise<Cart | undefined>): Promise<void> => {
    const applied = await apply().catch(() => undefined);
    if (applied) cart = applied;
    else refused.push({ name: code, quantity: 0, carried: 0, reason: undefined });
  };
  for (const code of coupons) {
    await attempt(code, () => (hasOtherCoupon ? Promise.resolve(undefined) : sendCoupon(services, cart.id, code)));
  }
  for (const code of cards) await attempt(code, () => sendGiftCard(services, cart.id, code));
  return { cart, refused };
};

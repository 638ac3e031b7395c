import { toMoney } from '../catalog/pricing';
import type { Resolvers } from '../schema/resolvers.generated';
import { addFreeGiftToCart, freeGiftOf } from './freeGift';
import { freeShippingProgress } from './freeShipping';
import { applyGiftCardToCart, findGiftCardAccount, removeGiftCardFromCart } from './giftCards';
import { listQuickAdds } from './quickAdds';
import { findUpsell } from './upsell';

/** Fields of the cart that the shop adds (schema/extensions/cartExtras.graphqls, giftCard.graphqls). */
export const cartExtraFields = {
  free_shipping_progress: (cart, _, { db }) => freeShippingProgress(db, cart),
  quick_adds: (cart, { pageSize }, { db }) => listQuickAdds(db, cart, pageSize ?? 4),
  upsell_opportunity: (cart, _, { db }) => findUpsell(db, cart),
  free_gift: (cart, _, { db }) => freeGiftOf(db, cart),
  applied_gift_cards: ({ giftCards, row }) =>
    giftCards.map((card) => ({
      code: card.code,
      applied_balance: toMoney(card.appliedMinor, row.currency),
      current_balance: toMoney(card.balanceMinor, row.currency),
      expiration_date: card.expiresOn,
    })),
} satisfies Resolvers['Cart'];

/** The query of gift cards. */
export const cartExtraQueries = {
  giftCardAccount: (_, { input }, context) => {
    const card = findGiftCardAccount(context, input.gift_card_code);
    return {
      code: card.code,
      balance: toMoney(card.balance_minor, card.currency),
      expiration_date: card.expires_on,
    };
  },
} satisfies Resolvers['Query'];

/** Mutations of gift cards and of the free gift. */
export const cartExtraMutations = {
  applyGiftCardToCart: (_, { input }, context) => applyGiftCardToCart(context, input),
  removeGiftCardFromCart: (_, { input }, context) => removeGiftCardFromCart(context, input),
  addFreeGiftToCart: (_, { cart_id: cartId }, context) => addFreeGiftToCart(context, cartId),
} satisfies Resolvers['Mutation'];

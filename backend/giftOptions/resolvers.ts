import { toMoney } from '../catalog/pricing';
import type { Resolvers } from '../schema/resolvers.generated';
import { readStoreSettings } from '../stores/storeSettings';

import { cardPriceMinor } from './cartGifts';
import { setGiftOptionsOnCart } from './changeGifts';
import { listWrappings, toSchemaWrapping } from './wrappings';

/** Gift wrapping, printed card and gift receipt, as Adobe Commerce has them. */
export const giftOptionResolvers: Resolvers = {
  Mutation: {
    setGiftOptionsOnCart: (_, { input }, context) => setGiftOptionsOnCart(context, input),
  },
  Cart: {
    available_gift_wrappings: ({ row, isVirtual }, _, { db, origin }) =>
      !isVirtual && readStoreSettings(db, row.store_id).allow_gift_wrapping_on_order === '1'
        ? listWrappings(db).map((wrapping) => toSchemaWrapping(wrapping, origin, row.currency))
        : [],
    gift_wrapping: ({ gifts: { wrapping }, row }, _, { origin }) =>
      wrapping && toSchemaWrapping(wrapping, origin, row.currency),
    gift_receipt_included: ({ gifts }) => gifts.hasReceipt,
    printed_card_included: ({ gifts }) => gifts.hasCard,
  },
  StoreConfig: {
    printed_card_price: (_, __, { db, store }) => String(cardPriceMinor(db, store.id, store.currency) / 100),
    printed_card_priceV2: (_, __, { db, store }) =>
      toMoney(cardPriceMinor(db, store.id, store.currency), store.currency),
  },
};

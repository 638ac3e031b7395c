import { join } from 'node:path';

import { requireCart } from '../../../cart/access';
import type { PaymentMethod } from '../../../context';
import { isOffered } from '../../paymentMethods';
import { dropInScript, styleSheet } from '../../testProvider/standInFiles';
import { listVaultCards, type VaultCardRow } from '../../vault/vaultQueries';
import type { EmbeddedProvider } from '../provider';
import { addAdyenDetails, readAdyenStatus, startAdyenPayment } from './payForCart';

/** Under the code of Adyen's module. */
const method: PaymentMethod = { code: 'adyen_cc', title: 'Card (Adyen)' };

/** Brands as Adyen names them. */
const adyenBrands: Readonly<Record<string, string>> = { Visa: 'visa', Mastercard: 'mc', 'American Express': 'amex' };

const toStored = (card: VaultCardRow) => {
  const [month = '', year = ''] = card.card_expiry.split('/');
  return {
    id: card.public_hash,
    brand: adyenBrands[card.card_brand] ?? 'visa',
    expiryMonth: month,
    expiryYear: year,
    holderName: null,
    lastFour: card.card_last4,
    name: card.card_brand,
    supportedShopperInteractions: ['Ecommerce'],
    type: 'scheme',
  };
};

const resolvers: EmbeddedProvider['resolvers'] = {
  Query: {
    adyenPaymentMethods: (_, { cart_id: cartId }, context) => {
      requireCart(context, cartId);
      if (!isOffered(context.payments, method)) return null;
      const cards = context.customerId === null ? [] : listVaultCards(context.db, context.customerId);
      return {
        paymentMethodsResponse: {
          paymentMethods: [{ name: 'Cards', type: 'scheme', brands: Object.values(adyenBrands) }],
          storedPaymentMethods: cards.filter(({ payment_method_code: code }) => code === method.code).map(toStored),
        },
      };
    },
    adyenPaymentStatus: (_, { cartId }, context) => readAdyenStatus(context, cartId ?? ''),
  },
  Mutation: {
    adyenPaymentStart: (_, { cart_id: cartId, stateData, returnUrl }, context) =>
      startAdyenPayment(context, cartId, stateData, returnUrl ?? ''),
    adyenPaymentDetails: (_, { payload, cart_id: cartId }, context) => addAdyenDetails(context, cartId, payload),
  },
};

/** Cards through the stand-in of Adyen's drop-in. */
export const adyenProvider: EmbeddedProvider = {
  method,
  standIns: {
    '/adyen/adyen.js': dropInScript(join(import.meta.dirname, 'standIn.js')),
    '/adyen/adyen.css': styleSheet(join(import.meta.dirname, 'standIn.css')),
  },
  resolvers,
};

import { randomBytes } from 'node:crypto';

import { requireCart } from '../cart/access';
import type { RequestContext } from '../context';
import { inputError } from '../graphql/errors';
import type { Resolvers } from '../schema/resolvers.generated';

import { addAdyenDetails, readAdyenStatus, startAdyenPayment } from './adyen/payForCart';
import { adyenMethod, braintreeMethod } from './configuredMethods';
import { listVaultCards, type VaultCardRow } from './vault/vaultQueries';
import { vaultResolvers } from './vault/vaultResolvers';

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

const isOffered = ({ payments }: RequestContext, code: string): boolean =>
  payments.methods.some((method) => method.code === code);

/** A client token in the form of the real one: JSON in base64. */
const clientToken = ({ store }: RequestContext): string =>
  Buffer.from(
    JSON.stringify({
      version: 2,
      environment: 'test',
      authorizationFingerprint: randomBytes(16).toString('hex'),
      merchantCurrency: store.currency,
    }),
  ).toString('base64');

/** What the drop-ins ask, and the cards that customers keep. */
export const paymentResolvers: Resolvers = {
  Query: {
    ...vaultResolvers.Query,
    adyenPaymentMethods: (_, { cart_id: cartId }, context) => {
      requireCart(context, cartId);
      if (!isOffered(context, adyenMethod.code)) return null;
      const cards = context.customerId === null ? [] : listVaultCards(context.db, context.customerId);
      return {
        paymentMethodsResponse: {
          paymentMethods: [{ name: 'Cards', type: 'scheme', brands: Object.values(adyenBrands) }],
          storedPaymentMethods: cards
            .filter(({ payment_method_code: code }) => code === adyenMethod.code)
            .map(toStored),
        },
      };
    },
    adyenPaymentStatus: (_, { cartId }, context) => readAdyenStatus(context, cartId ?? ''),
  },
  Mutation: {
    ...vaultResolvers.Mutation,
    createBraintreeClientToken: (_, __, context) => {
      if (!isOffered(context, braintreeMethod.code)) throw inputError('The Braintree payment method is not active.');
      return clientToken(context);
    },
    adyenPaymentStart: (_, { cart_id: cartId, stateData, returnUrl }, context) =>
      startAdyenPayment(context, cartId, stateData, returnUrl ?? ''),
    adyenPaymentDetails: (_, { payload, cart_id: cartId }, context) => addAdyenDetails(context, cartId, payload),
  },
};

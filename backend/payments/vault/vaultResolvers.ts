import { requireCustomer } from '../../cart/access';
import type { RequestContext } from '../../context';
import { noSuchEntityError } from '../../graphql/errors';
import type { Resolvers } from '../../schema/resolvers.generated';

import { deleteVaultCard, listVaultCards, setDefaultVaultCard, type VaultCardRow } from './vaultQueries';

/** Brands as the real backend abbreviates them in a token's details. */
const brandCodes: Readonly<Record<string, string>> = { Visa: 'VI', Mastercard: 'MC', 'American Express': 'AE' };

const toToken = (card: VaultCardRow) => ({
  public_hash: card.public_hash,
  payment_method_code: card.payment_method_code,
  type: 'card' as const,
  is_default: card.is_default === 1,
  details: JSON.stringify({
    type: brandCodes[card.card_brand] ?? 'OT',
    maskedCC: card.card_last4,
    expirationDate: card.card_expiry,
  }),
});

const unknownToken = (publicHash: string) =>
  noSuchEntityError(`Could not find a token using public hash: ${publicHash}`);

const tokensOf = ({ db }: RequestContext, customerId: number) => ({
  items: listVaultCards(db, customerId).map(toToken),
});

/** Cards that a customer keeps (the real backend's vault). */
export const vaultResolvers: Resolvers = {
  Query: {
    customerPaymentTokens: (_, __, context) => tokensOf(context, requireCustomer(context)),
  },
  Mutation: {
    deletePaymentToken: (_, { public_hash: publicHash }, context) => {
      const customerId = requireCustomer(context);
      if (!deleteVaultCard(context.db, publicHash, customerId)) {
        throw unknownToken(publicHash);
      }
      return { result: true, customerPaymentTokens: tokensOf(context, customerId) };
    },
    setDefaultPaymentToken: (_, { public_hash: publicHash }, context) => {
      const customerId = requireCustomer(context);
      if (!setDefaultVaultCard(context.db, publicHash ?? null, customerId)) throw unknownToken(publicHash ?? '');
      return { customerPaymentTokens: tokensOf(context, customerId) };
    },
  },
};

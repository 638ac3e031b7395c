import { requireCart, requireCustomer } from '../cart/access';
import { toSqlTime } from '../db/time';
import { inputError } from '../graphql/errors';
import type { Resolvers } from '../schema/resolvers.generated';

import { findCustomerConsent, saveCartConsent, saveCustomerConsent } from './queries';

/** Consent of customers and of guests at the checkout. The latest answer holds. */
export const consentResolvers: Resolvers = {
  Customer: {
    data_consent: ({ id }, _arguments, { db }) => {
      const answer = findCustomerConsent(db, id);
      return answer ? { is_consent: answer.is_consent === 1, decided_at: answer.decided_at } : null;
    },
  },
  Mutation: {
    addOrUpdateCustomerConsent: (_parent, { isConsent }, context) => {
      saveCustomerConsent(context.db, requireCustomer(context), isConsent, toSqlTime(context.now()));
      return { is_consent: isConsent };
    },
    addOrUpdateGuestConsent: (_parent, { isConsent, cartId }, context) => {
      if (cartId === '') throw inputError('Required parameter "cartId" is missing');
      saveCartConsent(context.db, requireCart(context, cartId).id, isConsent, toSqlTime(context.now()));
      return { is_consent: isConsent };
    },
  },
};

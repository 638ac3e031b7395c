import type { Resolvers } from '../../schema/resolvers.generated';

import { claimOrder } from './claimOrder';
import { findCartConsent } from './claimQueries';

/** What happens to an order after it was placed. */
export const afterOrderResolvers: Resolvers = {
  Mutation: {
    claimOrder: (_, { token }, context) => ({ number: claimOrder(context, token).increment_id }),
  },
  CustomerOrder: {
    guest_consent: (order, _, { db }) => findCartConsent(db, order.cart_id)?.is_consent === 1,
  },
};

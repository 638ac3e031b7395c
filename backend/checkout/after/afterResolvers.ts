import type { Resolvers } from '../../schema/resolvers.generated';

import { noSuchEntityError } from '../../graphql/errors';
import { toUid } from '../../graphql/uid';
import { claimOrder } from './claimOrder';
import { findCartConsent, findOrderByToken } from './claimQueries';
import { listInvoices } from './invoiceQueries';
import { reorderItems } from './reorder';

/** What happens to an order after it was placed. */
export const afterOrderResolvers: Resolvers = {
  Query: {
    guestOrderByToken: (_, { input }, { db }) => {
      const order = findOrderByToken(db, input.token);
      // A customer's order is theirs alone: they read it signed in.
      if (order?.customer_id !== null)
        throw noSuchEntityError("We couldn't locate an order with the information provided.");
      return order;
    },
  },
  Mutation: {
    reorderItems: (_, { orderNumber }, context) => reorderItems(context, orderNumber),
    claimOrder: (_, { token }, context) => ({ number: claimOrder(context, token).increment_id }),
  },
  CustomerOrder: {
    invoices: (order, _, { db }) =>
      listInvoices(db, order.id).map(({ id, increment_id: number }) => ({ id: toUid(id), number })),
    guest_consent: (order, _, { db }) => findCartConsent(db, order.cart_id)?.is_consent === 1,
  },
};

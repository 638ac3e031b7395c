import { isEmail } from '../customer/email';
import { toSqlTime } from '../db/time';
import { inputError, noSuchEntityError } from '../graphql/errors';
import { countUse } from '../limits/failures';
import type { Resolvers } from '../schema/resolvers.generated';

import { findStock, saveAlert } from './alertQueries';

/** Alerts that a client asks for within an hour before it has to pause. */
const allowedAlerts = 20;

/** Asks for one mail when a product can be had again. */
export const stockAlertResolvers: Resolvers = {
  Mutation: {
    requestStockAlert: (_parent, { sku, email: given, is_consent: consent }, context) => {
      const { db, store, now } = context;
      const email = given.trim();
      if (!isEmail(email)) throw inputError('Enter a valid email address.');
      if (!consent) throw inputError('Consent is needed to email you about this product.');
      countUse(context, 'stockAlert', allowedAlerts);
      const stock = findStock(db, sku);
      if (!stock)
        throw noSuchEntityError("The product that was requested doesn't exist. Verify the product and try again.");
      if (stock.quantity > 0) throw inputError('This product is in stock.');
      saveAlert(db, { storeId: store.id, productId: stock.id, email, createdAt: toSqlTime(now()) });
      return { status: true };
    },
  },
};

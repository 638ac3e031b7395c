import type { RequestContext } from '../context';
import { authorizationError } from '../graphql/errors';
import { readStoreSettings } from '../stores/storeSettings';

/**
 * Lets who asks write a review.
 * @throws GraphQLError (authorization) when reviews are off, or guests may not write.
 */
export const assertMayWrite = ({ db, store, customerId }: RequestContext): void => {
  const settings = readStoreSettings(db, store.id);
  if (settings.product_reviews_enabled !== '1') {
    throw authorizationError('Creating product reviews are not currently available.');
  }
  if (customerId === null && settings.allow_guests_to_write_product_reviews !== '1') {
    throw authorizationError("Guest customers aren't allowed to add product reviews.");
  }
};

import type { Resolvers } from '../schema/resolvers.generated';

import { findAddresses } from './findAddresses';

/** Addresses of a postcode, for address forms. */
export const addressLookupResolvers: Resolvers = {
  Query: { addressLookup: (_parent, { postcode }) => findAddresses(postcode) },
};

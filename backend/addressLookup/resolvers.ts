import type { Resolvers } from '../schema/resolvers.generated';

import { findAddresses } from './findAddresses';

/** Addresses by a postcode or by any part of them, for address forms. */
export const addressLookupResolvers: Resolvers = {
  Query: { addressLookup: (_parent, { search }) => findAddresses(search) },
};

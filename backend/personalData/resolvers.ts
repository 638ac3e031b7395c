import type { Resolvers } from '../schema/resolvers.generated';

import { confirmRequest, requestPersonalData } from './requests';

/** A customer's data: a copy of it, and its deletion. */
export const personalDataResolvers: Resolvers = {
  Mutation: {
    requestPersonalData: (_parent, { type }, context) => ({ email: requestPersonalData(type, context) }),
    confirmPersonalDataRequest: async (_parent, { type, code }, context) => ({
      document: await confirmRequest(type, code, context),
    }),
  },
};

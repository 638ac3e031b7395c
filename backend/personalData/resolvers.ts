import type { Resolvers } from '../schema/resolvers.generated';

import { confirmRequest, requestPersonalData } from './requests';

/** A customer's data: a copy of it, and its deletion. */
export const personalDataResolvers: Resolvers = {
  Mutation: {
    requestPersonalData: (_parent, { type }, context) => ({ email: requestPersonalData(type, context) }),
    confirmPersonalDataRequest: (_parent, { type, code }, context) => ({
      document: confirmRequest(type, code, context),
    }),
  },
};

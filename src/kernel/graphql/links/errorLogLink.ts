import { ErrorLink } from '@apollo/client/link/error';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { GraphQLFormattedError } from 'graphql';
import { log } from '@/kernel/logging/log';

/**
 * Errors are only logged here; what the shopper sees is up to the caller. Variables may be personal: not logged.
 * @param isExpected whether an error is nothing to report.
 */
export const createErrorLogLink = (isExpected: (error: GraphQLFormattedError) => boolean): ErrorLink =>
  new ErrorLink(({ error, operation: { operationName: name } }) => {
    if (CombinedGraphQLErrors.is(error)) {
      for (const each of error.errors)
        if (!isExpected(each)) log.warn(`[GraphQL] ${[name, ...(each.path ?? [])].join('.')}: ${each.message}`);
    } else {
      log.warn(`[Network] ${name}: ${error.message}`);
    }
  });

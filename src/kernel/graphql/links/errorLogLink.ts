import { ErrorLink } from '@apollo/client/link/error';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { log } from '@/kernel/logging/log';

/** Errors are only logged here; what the shopper sees is up to the caller. Variables may be personal: not logged. */
export const errorLogLink = new ErrorLink(({ error, operation }) => {
  const name = operation.operationName ?? 'anonymous operation';
  if (CombinedGraphQLErrors.is(error)) {
    for (const { message, path } of error.errors)
      log.warn(`[GraphQL] ${name}${path ? ` at ${path.join('.')}` : ''}: ${message}`);
  } else {
    log.warn(`[Network] ${name}: ${error.message}`);
  }
});

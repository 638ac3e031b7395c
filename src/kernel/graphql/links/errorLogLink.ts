import { ErrorLink } from '@apollo/client/link/error';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { log } from '@/kernel/logging/log';

/** Errors are only logged here; what the shopper sees is up to the caller. Variables may be personal: not logged. */
export const errorLogLink = new ErrorLink(({ error, operation: { operationName: name } }) => {
  if (CombinedGraphQLErrors.is(error)) {
    for (const { message, path, extensions } of error.errors)
      // A block that no editor has made is nothing to report: every place of one does without.
      if (path?.[0] !== 'cmsBlocks' || extensions?.category !== 'graphql-no-such-entity')
        log.warn(`[GraphQL] ${[name, ...(path ?? [])].join('.')}: ${message}`);
  } else {
    log.warn(`[Network] ${name}: ${error.message}`);
  }
});

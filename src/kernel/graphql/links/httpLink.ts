import { ApolloLink } from '@apollo/client';
import { BaseHttpLink } from '@apollo/client/link/http';
import { asksFor, isMutation } from '../operations';
import { compactText } from '../compactText';
import { fetchWithTimeout } from '../fetchWithTimeout';

/** Longest URL that every server and proxy takes; a longer query is posted. */
const maxUrlLength = 7500;

/**
 * Queries by GET with their text compressed, mutations by POST. Personal queries are posted too and never
 * stored: an id that is a shopper's only key would end in logs.
 * @param personalFields root fields whose answers belong to one shopper.
 */
export const createHttpLink = (uri: string, send: typeof fetch, personalFields: ReadonlySet<string>): ApolloLink => {
  const choose = new ApolloLink((operation, forward) => {
    const isPrivate = operation.getContext().isPersonal || asksFor(operation, personalFields);
    const isRead = !isMutation(operation) && !isPrivate;
    operation.setContext((context) => ({
      ...context,
      fetchOptions: {
        ...context.fetchOptions,
        method: isRead ? 'GET' : 'POST',
        ...(isPrivate ? { cache: 'no-store' } : {}),
        timeoutMs: context.timeoutMs,
      },
    }));
    return forward(operation);
  });

  return choose.concat(
    new BaseHttpLink({
      uri,
      fetch: fetchWithTimeout(send, maxUrlLength),
      credentials: 'same-origin',
      print: compactText,
      // Looking for them takes a walk through the document at each request; calls are typed, and a backend ignores others.
      includeUnusedVariables: true,
    }),
  );
};

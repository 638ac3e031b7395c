import { ApolloLink } from '@apollo/client';
import { of, switchMap, tap } from 'rxjs';
import { cacheIdHeader, isOfSomebodyElse, isPostWanted, keepCacheId, notePostWanted, readCacheId } from '../cacheId';
import { shopHeaders } from '../shopHeaders';

export interface HeadersLinkOptions {
  storeCode: string;
  /** Token of the signed-in customer. */
  getToken: () => string | undefined;
  /** Currency that the shopper chose, if any. */
  getCurrency: () => string | undefined;
  gatewayKey: string;
}

const answeredId = (operation: ApolloLink.Operation): string | null => {
  const response: unknown = operation.getContext().response;
  return response instanceof Response ? response.headers.get(cacheIdHeader) : null;
};

/**
 * Who asks, for which store view, in which currency; and the backend's cache id, as the last answer gave it. A late answer
 * to somebody who has signed out since leaves theirs behind no more. What a cache answered for somebody else is asked for
 * again by POST.
 */
export const createHeadersLink = ({ storeCode, getToken, getCurrency, gatewayKey }: HeadersLinkOptions): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const { headers: given }: { headers?: Partial<Record<string, string>> } = operation.getContext();
    // Another store view has currencies of its own, and refuses this one's.
    const currency = given?.Store === undefined ? getCurrency() : undefined;
    const identity = { storeCode, gatewayKey, token: getToken(), currency };
    const asked = readCacheId(identity);
    const isPosted = isPostWanted(identity);
    const headers = shopHeaders({ ...identity, cacheId: asked });
    operation.setContext((context) => ({
      ...context,
      headers: { ...headers, ...given },
      ...(isPosted ? { isPersonal: true } : {}),
    }));

    const keep = (): void => {
      if (getToken() === identity.token) keepCacheId(answeredId(operation), identity);
    };
    const askAgain = () => {
      operation.setContext({ isPersonal: true });
      return forward(operation).pipe(
        tap(() => {
          // The customer's id is what it was: the cache did not look at it.
          if (answeredId(operation) === asked) notePostWanted();
          keep();
        }),
      );
    };
    return forward(operation).pipe(
      switchMap((result) => {
        const { fetchOptions }: { fetchOptions?: { method?: string } } = operation.getContext();
        const isGet = fetchOptions?.method === 'GET';
        if (isGet && isOfSomebodyElse(identity, asked, answeredId(operation))) return askAgain();
        keep();
        return of(result);
      }),
    );
  });

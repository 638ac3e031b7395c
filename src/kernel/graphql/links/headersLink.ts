import { ApolloLink } from '@apollo/client';
import { tap } from 'rxjs';
import { cacheIdHeader, keepCacheId, readCacheId } from '../cacheId';
import { shopHeaders } from '../shopHeaders';

export interface HeadersLinkOptions {
  storeCode: string;
  /** Token of the signed-in customer. */
  getToken: () => string | undefined;
  /** Currency that the shopper chose, if any. */
  getCurrency: () => string | undefined;
  gatewayKey: string;
}

/**
 * Who asks, for which store view, in which currency; and the backend's cache id, as the last answer gave it. A late answer
 * to somebody who has signed out since leaves theirs behind no more.
 */
export const createHeadersLink = ({ storeCode, getToken, getCurrency, gatewayKey }: HeadersLinkOptions): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const { headers: given }: { headers?: Partial<Record<string, string>> } = operation.getContext();
    // Another store view has currencies of its own, and refuses this one's.
    const currency = given?.Store === undefined ? getCurrency() : undefined;
    const identity = { storeCode, gatewayKey, token: getToken(), currency };
    const headers = shopHeaders({ ...identity, cacheId: readCacheId(identity) });
    operation.setContext((context) => ({ ...context, headers: { ...headers, ...given } }));

    return forward(operation).pipe(
      tap(() => {
        const response: unknown = operation.getContext().response;
        if (response instanceof Response && getToken() === identity.token) {
          keepCacheId(response.headers.get(cacheIdHeader), identity);
        }
      }),
    );
  });

import { ApolloLink } from '@apollo/client';
import { tap } from 'rxjs';
import { shopHeaders } from '../shopHeaders';

export interface HeadersLinkOptions {
  storeCode: string;
  /** Token of the signed-in customer. */
  getToken: () => string | undefined;
  /** Currency that the shopper chose, if any. */
  getCurrency: () => string | undefined;
  gatewayKey: string;
}

const cacheIdHeader = 'X-Magento-Cache-Id';

/** Who asks, for which store view, in which currency; and the backend's cache id, as the last answer gave it. */
export const createHeadersLink = ({ storeCode, getToken, getCurrency, gatewayKey }: HeadersLinkOptions): ApolloLink => {
  let cacheId: string | undefined;

  return new ApolloLink((operation, forward) => {
    const headers = shopHeaders({ storeCode, gatewayKey, token: getToken(), currency: getCurrency() });
    if (cacheId) headers[cacheIdHeader] = cacheId;
    operation.setContext((context) => ({ ...context, headers: { ...headers, ...context.headers } }));

    return forward(operation).pipe(
      tap(() => {
        const response: unknown = operation.getContext().response;
        if (response instanceof Response) cacheId = response.headers.get(cacheIdHeader) ?? cacheId;
      }),
    );
  });
};

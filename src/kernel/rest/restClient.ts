import { shopHeaders } from '../graphql/shopHeaders';
import { RestError, RestNetworkError } from './restErrors';

export interface RestRequestOptions {
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** The REST-style calls: JSON, bearer token, credentials. */
export interface RestClient {
  /**
   * @param path below the store view, such as `/V1/guest-carts/{id}/payment-information`.
   * @param body anything that JSON can say, or the bytes of a file.
   * @throws RestError when the backend answered with an error, RestNetworkError when no answer came.
   */
  post: (path: string, body: unknown, options?: RestRequestOptions) => Promise<unknown>;
}

export interface RestClientOptions {
  baseUrl: string;
  storeCode: string;
  getToken: () => string | undefined;
  /** Currency that the shopper chose, if any. */
  getCurrency?: () => string | undefined;
  fetch: typeof fetch;
  gatewayKey?: string;
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** A REST client. Nothing is ever sent twice: all calls have effects. */
export const createRestClient = ({
  baseUrl,
  storeCode,
  getToken,
  getCurrency,
  fetch: send,
  gatewayKey,
}: RestClientOptions): RestClient => ({
  post: async (path, body, { headers, signal } = {}) => {
    // Magento scopes REST by the path; the header alone would leave every order in the default store view.
    const url = `${baseUrl}/${encodeURIComponent(storeCode)}${path}`;
    const request: RequestInit = {
      method: 'POST',
      credentials: 'include',
      cache: 'no-store',
      body: body instanceof ArrayBuffer ? body : JSON.stringify(body),
      headers: {
        'Content-Type': body instanceof ArrayBuffer ? 'application/octet-stream' : 'application/json',
        Accept: 'application/json',
        ...shopHeaders({ storeCode, gatewayKey, token: getToken(), currency: getCurrency?.() }),
        ...headers,
      },
      ...(signal ? { signal } : {}),
    };
    let response: Response;
    let text: string;
    try {
      response = await send(url, request);
      text = await response.text();
    } catch (cause) {
      throw new RestNetworkError('POST', url, cause);
    }
    const answer = parse(text);
    if (!response.ok) throw RestError.fromBody('POST', url, response.status, answer);
    return answer;
  },
});

const clients = new WeakMap<RestClientOptions, RestClient>();

/** The REST client of the shop's services, made by who calls first, so the first load has no part of it. */
export const restClientOf = ({ rest }: { rest: RestClientOptions }): RestClient => {
  const client = clients.get(rest) ?? createRestClient(rest);
  clients.set(rest, client);
  return client;
};

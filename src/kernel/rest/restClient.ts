import { shopHeaders } from '../graphql/shopHeaders';
import { readPlainTexts } from '../text/readPlainTexts';
import { RestNetworkError } from './restErrors';
import { toRestError } from './toRestError';

export interface RestRequestOptions {
  headers?: Record<string, string>;
  /** Ends the wait in the place of the client's own limit. */
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

/** Milliseconds after which an answer counts as lost; a file takes longer on a slow line. */
const answerTimeoutMs = 20_000;
const fileTimeoutMs = 120_000;

/** A signal that ends a wait, and how to stop its clock. */
const startTimeout = (milliseconds: number): { signal: AbortSignal; stop: () => void } => {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(new DOMException('No answer in time.', 'TimeoutError')), milliseconds);
  return { signal: timeout.signal, stop: () => clearTimeout(timer) };
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
    const isFile = body instanceof ArrayBuffer;
    const timeout = startTimeout(isFile ? fileTimeoutMs : answerTimeoutMs);
    const request: RequestInit = {
      method: 'POST',
      credentials: 'include',
      cache: 'no-store',
      body: isFile ? body : JSON.stringify(body),
      headers: {
        'Content-Type': isFile ? 'application/octet-stream' : 'application/json',
        Accept: 'application/json',
        ...shopHeaders({ storeCode, gatewayKey, token: getToken(), currency: getCurrency?.() }),
        ...headers,
      },
      signal: signal ?? timeout.signal,
    };
    let response: Response;
    let text: string;
    try {
      response = await send(url, request);
      text = await response.text();
    } catch (cause) {
      throw new RestNetworkError('POST', url, cause);
    } finally {
      timeout.stop();
    }
    const answer = parse(text);
    if (!response.ok) throw toRestError('POST', url, response.status, answer);
    return readPlainTexts(answer);
  },
});

const clients = new WeakMap<RestClientOptions, RestClient>();

/** The REST client of the shop's services, made by who calls first, so the first load has no part of it. */
export const restClientOf = ({ rest }: { rest: RestClientOptions }): RestClient => {
  const client = clients.get(rest) ?? createRestClient(rest);
  clients.set(rest, client);
  return client;
};

import { noteServerTime } from '../scheduling/serverClock';
import type { TimedRequest } from './asPost';

/** Milliseconds after which an answer counts as lost. */
const defaultTimeoutMs = 20_000;

/** Few queries are that long. */
const loadPost = () => import(/* webpackChunkName: "recovery" */ './asPost');

const timeoutOf = (init: TimedRequest | undefined): number => init?.timeoutMs ?? defaultTimeoutMs;

/** Requests that are under way. */
let pending = 0;

/** Whether an answer of the backend is awaited. */
export const isAsking = (): boolean => pending > 0;

/** A `fetch` that gives up in time and posts what is too long for a URL. */
export const fetchWithTimeout =
  (send: typeof fetch, maxUrlLength: number): typeof fetch =>
  async (input, init: TimedRequest | undefined) => {
    const timeout = new AbortController();
    const timer = setTimeout(
      () => timeout.abort(new DOMException('No answer in time.', 'TimeoutError')),
      timeoutOf(init),
    );
    const forwardAbort = (): void => timeout.abort(init?.signal?.reason);
    init?.signal?.addEventListener('abort', forwardAbort);
    pending += 1;
    try {
      const text = input instanceof Request ? input.url : String(input);
      const isTooLong = init?.method === 'GET' && text.length > maxUrlLength;
      const [url, options] = isTooLong
        ? (await loadPost()).asPost(new URL(text, window.location.origin), init)
        : [input, init];
      const response = await send(url, { ...options, signal: timeout.signal });
      noteServerTime(response.headers);
      // The body counts too: a connection that stalls half way is as lost as one that never answers.
      const body = await response.arrayBuffer();
      return new Response([204, 205, 304].includes(response.status) ? null : body, response);
    } finally {
      pending -= 1;
      clearTimeout(timer);
      init?.signal?.removeEventListener('abort', forwardAbort);
    }
  };

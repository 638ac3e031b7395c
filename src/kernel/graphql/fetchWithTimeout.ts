/** Milliseconds after which an answer counts as lost. */
const defaultTimeoutMs = 20_000;

interface TimedRequest extends RequestInit {
  timeoutMs?: number;
}

const timeoutOf = (init: TimedRequest | undefined): number => init?.timeoutMs ?? defaultTimeoutMs;

const parsed = (text: string | null): unknown => (text === null ? undefined : JSON.parse(text));

/** Turns a GET that is too long for a URL into the POST that says the same. */
const asPost = (url: URL, init: TimedRequest | undefined): [string, TimedRequest] => {
  const { searchParams } = url;
  const body = JSON.stringify({
    operationName: searchParams.get('operationName'),
    query: searchParams.get('query'),
    variables: parsed(searchParams.get('variables')),
  });
  const headers = new Headers(init?.headers);
  headers.set('content-type', 'application/json');
  return [url.origin + url.pathname, { ...init, method: 'POST', body, headers }];
};

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
    try {
      const text = input instanceof Request ? input.url : String(input);
      const isTooLong = init?.method === 'GET' && text.length > maxUrlLength;
      const [url, options] = isTooLong ? asPost(new URL(text, window.location.origin), init) : [input, init];
      const response = await send(url, { ...options, signal: timeout.signal });
      // The body counts too: a connection that stalls half way is as lost as one that never answers.
      const body = await response.arrayBuffer();
      return new Response([204, 205, 304].includes(response.status) ? null : body, response);
    } finally {
      clearTimeout(timer);
      init?.signal?.removeEventListener('abort', forwardAbort);
    }
  };

export interface TimedRequest extends RequestInit {
  timeoutMs?: number;
}

const parsed = (text: string | null): unknown => (text === null ? undefined : JSON.parse(text));

/** Turns a GET that is too long for a URL into the POST that says the same. */
export const asPost = (url: URL, init: TimedRequest | undefined): [string, TimedRequest] => {
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

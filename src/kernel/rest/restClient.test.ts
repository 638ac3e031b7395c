import { createRestClient } from './restClient';
import { RestError, RestNetworkError } from './restErrors';
import { fillPlaceholders } from './toRestError';

const client = (send: typeof fetch, token?: string) =>
  createRestClient({ baseUrl: '/rest', storeCode: 'uk_en', getToken: () => token, fetch: send });

describe('REST client', () => {
  it('posts JSON with token, store and credentials', async () => {
    const send = jest.fn<Promise<Response>, Parameters<typeof fetch>>(() => Promise.resolve(Response.json(42)));
    await expect(
      client(send, 'secret').post(
        '/V1/carts/mine/payment-information',
        { a: 1 },
        { headers: { 'Idempotency-Key': 'k' } },
      ),
    ).resolves.toBe(42);
    const [url, init] = send.mock.calls[0] ?? [];
    expect(url).toBe('/rest/uk_en/V1/carts/mine/payment-information');
    expect(init).toMatchObject({ method: 'POST', credentials: 'include', cache: 'no-store', body: '{"a":1}' });
    expect(init?.headers).toMatchObject({ Authorization: 'Bearer secret', 'Idempotency-Key': 'k', Store: 'uk_en' });
  });

  it('names the currency that the shopper chose', async () => {
    const send = jest.fn<Promise<Response>, Parameters<typeof fetch>>(() => Promise.resolve(Response.json(1)));
    const options = { baseUrl: '/rest', storeCode: 'uk_en', getToken: () => undefined, fetch: send };
    await createRestClient({ ...options, getCurrency: () => 'EUR' }).post('/V1/x', {});
    await createRestClient(options).post('/V1/x', {});
    const sent = send.mock.calls.map(([, init]) => new Headers(init?.headers).get('content-currency'));
    expect(sent).toEqual(['EUR', null]);
  });

  it('an answer that takes too long counts as lost', async () => {
    jest.useFakeTimers();
    const send: typeof fetch = (_url, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new TypeError('Failed to fetch'))),
      );
    const failure = expect(client(send).post('/V1/x', {})).rejects.toBeInstanceOf(RestNetworkError);
    await jest.advanceTimersByTimeAsync(20_000);
    await failure;
    jest.useRealTimers();
  });

  it('raises what the backend says, with its parameters filled in', async () => {
    const body = {
      message: 'No such entity with %fieldName = %fieldValue',
      parameters: { fieldName: 'cartId', fieldValue: 'x' },
      trace: '#0',
    };
    const failure = client(() => Promise.resolve(Response.json(body, { status: 404 }))).post('/V1/x', {});
    await expect(failure).rejects.toMatchObject({
      name: 'RestError',
      method: 'POST',
      url: '/rest/uk_en/V1/x',
      status: 404,
      message: 'No such entity with cartId = x',
      trace: '#0',
    });
    await expect(failure).rejects.toBeInstanceOf(RestError);
  });

  it('F-04: survives an error page that is not JSON', async () => {
    const failure = client(() => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 }))).post(
      '/V1/x',
      {},
    );
    await expect(failure).rejects.toMatchObject({ status: 502, message: '' });
  });

  it('F-04: tells a lost answer from a refusal, and asks only once', async () => {
    const send = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(client(send).post('/V1/x', {})).rejects.toBeInstanceOf(RestNetworkError);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('fills numbered placeholders and leaves unknown ones', () => {
    expect(fillPlaceholders('%1 of %2 and %3', ['a', 5])).toBe('a of 5 and %3');
  });
});

import { type ApolloClient, gql } from '@apollo/client';
import { NEVER } from 'rxjs';
import { settings } from '@/kernel/app/settings';
import { createApolloClient, type ApolloOptions } from './apolloClient';

const storeName = gql`
  query StoreName {
    storeConfig {
      store_code
      store_name
    }
  }
`;
const cart = gql`
  query CartById($id: String!) {
    cart(cart_id: $id) {
      id
    }
  }
`;
const add = gql`
  mutation Add($n: Int!) {
    add(n: $n)
  }
`;

interface Call {
  url: string;
  init: RequestInit;
  answer: (body: unknown, init?: ResponseInit) => void;
  fail: (error: Error) => void;
}

const setUp = (overrides: Partial<ApolloOptions> = {}): { client: ApolloClient; calls: Call[] } => {
  const calls: Call[] = [];
  const client = createApolloClient({
    settings,
    getToken: () => undefined,
    getCurrency: () => undefined,
    takeEarlyResponse: () => undefined,
    takeMenu: () => undefined,
    signedOut: NEVER,
    fetch: (input, init = {}) =>
      new Promise((resolve, reject) => {
        calls.push({
          url: input instanceof Request ? input.url : input.toString(),
          init,
          answer: (body, responseInit) => resolve(Response.json(body, responseInit)),
          fail: reject,
        });
      }),
    ...overrides,
  });
  return { client, calls };
};

const headersOf = ({ init }: Call): Headers => new Headers(init.headers);
const call = (calls: Call[], index: number): Call => {
  const found = calls[index];
  if (!found) throw new Error(`There was no call ${index}.`);
  return found;
};
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};
const config = { data: { storeConfig: { __typename: 'StoreConfig', store_code: 'uk_en', store_name: 'Halewell' } } };

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('requests', () => {
  it('asks a query by GET, with its text compressed', async () => {
    const { client, calls } = setUp();
    const result = client.query({ query: storeName });
    await settle();
    call(calls, 0).answer(config);
    await result;
    const url = new URL(call(calls, 0).url, 'http://localhost');
    expect(call(calls, 0).init.method).toBe('GET');
    expect(url.searchParams.get('query')).toBe('query StoreName{storeConfig{store_code store_name __typename}}');
  });

  it('A-10: posts what is personal, unstored and with no id in the address', async () => {
    const { client, calls } = setUp({ getToken: () => 'secret' });
    client.query({ query: cart, variables: { id: 'masked' } }).catch(() => undefined);
    await settle();
    expect(call(calls, 0).url).toBe('/graphql');
    expect(call(calls, 0).init).toMatchObject({ method: 'POST', cache: 'no-store' });
    expect(headersOf(call(calls, 0)).get('authorization')).toBe('Bearer secret');
  });

  it('asks another store view without the currency of this one, which it may refuse', async () => {
    const { client, calls } = setUp({ getCurrency: () => 'GBP' });
    client.query({ query: storeName, context: { headers: { Store: 'de' } } }).catch(() => undefined);
    await settle();
    expect(headersOf(call(calls, 0)).get('store')).toBe('de');
    expect(headersOf(call(calls, 0)).get('content-currency')).toBeNull();
  });

  it('names store view and currency, and remembers the cache id', async () => {
    const { client, calls } = setUp({ getCurrency: () => 'GBP' });
    const first = client.query({ query: storeName });
    await settle();
    expect(headersOf(call(calls, 0)).get('store')).toBe('uk_en');
    expect(headersOf(call(calls, 0)).get('content-currency')).toBe('GBP');
    expect(headersOf(call(calls, 0)).get('x-magento-cache-id')).toBeNull();
    call(calls, 0).answer(config, { headers: { 'X-Magento-Cache-Id': 'abc' } });
    await first;
    client.query({ query: storeName, fetchPolicy: 'network-only' }).catch(() => undefined);
    await settle();
    expect(headersOf(call(calls, 1)).get('x-magento-cache-id')).toBe('abc');
  });

  it('asks again what comes for somebody who has signed out since, and keeps no cache id of theirs', async () => {
    window.sessionStorage.clear();
    let token: string | undefined = 'secret';
    const { client, calls } = setUp({ getToken: () => token });
    const late = client.query({ query: storeName });
    await settle();
    token = undefined;
    call(calls, 0).answer(config, { headers: { 'X-Magento-Cache-Id': 'of the customer' } });
    await settle();
    expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('of the customer');
    expect(headersOf(call(calls, 1)).has('authorization')).toBe(false);
    call(calls, 1).answer({ data: { storeConfig: { ...config.data.storeConfig, store_name: 'For guests' } } });
    expect((await late).data).toMatchObject({ storeConfig: { store_name: 'For guests' } });
  });
});

describe('retries', () => {
  const failAll = async (calls: Call[]): Promise<void> => {
    for (let index = 0; index < 12; index += 1) {
      await settle();
      calls[index]?.fail(new TypeError('Failed to fetch'));
      await settle();
      jest.advanceTimersByTime(60_000);
    }
  };

  it('F-28: tries a query five times when no answer comes', async () => {
    const { client, calls } = setUp();
    const result = expect(client.query({ query: storeName })).rejects.toThrow('Failed to fetch');
    await failAll(calls);
    await result;
    expect(calls).toHaveLength(5);
  });

  it('never repeats a mutation', async () => {
    const { client, calls } = setUp();
    const result = expect(client.mutate({ mutation: add, variables: { n: 1 } })).rejects.toThrow('Failed to fetch');
    await failAll(calls);
    await result;
    expect(calls).toHaveLength(1);
  });

  it.each([400, 404, 500, 503])('takes a %i for an answer', async (status) => {
    const { client, calls } = setUp();
    const result = expect(client.query({ query: storeName })).rejects.toBeDefined();
    await settle();
    call(calls, 0).answer({}, { status });
    await settle();
    jest.advanceTimersByTime(60_000);
    await result;
    expect(calls).toHaveLength(1);
  });

  const page = (status: number, type: string, text: string) => ({ status, text, headers: { 'content-type': type } });
  const pages = [
    page(502, 'text/html', '<html><h1>502 Bad Gateway</h1></html>'),
    page(503, 'text/html', '<!doctype html><title>Maintenance</title>'),
    page(503, 'application/json', 'upstream connect error'),
    page(503, 'text/plain', 'upstream connect error'),
    page(504, 'text/html', ''),
  ];
  const setUpBehind = ({ status, text, headers }: (typeof pages)[number]) => {
    const send = jest.fn(() => Promise.resolve(new Response(text, { status, headers })));
    return { ...setUp({ fetch: send }), send };
  };
  const passTime = async (): Promise<void> => {
    for (let index = 0; index < 8; index += 1) {
      await settle();
      jest.advanceTimersByTime(60_000);
    }
  };

  it.each(pages)(
    'F-28: takes a $status of a proxy ($headers.content-type, "$text") for a broken line',
    async (given) => {
      const { client, send } = setUpBehind(given);
      const asked = expect(client.query({ query: storeName })).rejects.toBeDefined();
      await passTime();
      await asked;
      expect(send).toHaveBeenCalledTimes(5);
      const changed = expect(client.mutate({ mutation: add, variables: { n: 1 } })).rejects.toBeDefined();
      await passTime();
      await changed;
      expect(send).toHaveBeenCalledTimes(6);
    },
  );

  it.each([
    page(500, 'text/html', '<h1>Internal Server Error</h1>'),
    page(404, 'text/html', '<h1>Not Found</h1>'),
    page(200, 'text/html', '<h1>Welcome to our network</h1>'),
    page(503, 'application/json', '{"errors":[{"message":"Maintenance"}]}'),
  ])('takes a $status ($headers.content-type, $text) for an answer', async (given) => {
    const { client, send } = setUpBehind(given);
    const asked = expect(client.query({ query: storeName })).rejects.toBeDefined();
    await passTime();
    await asked;
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('F-28: does not try while offline', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { client, calls } = setUp();
    const result = expect(client.query({ query: storeName })).rejects.toThrow('Failed to fetch');
    await failAll(calls);
    await result;
    expect(calls).toHaveLength(1);
  });

  it('gives up on an answer that does not come in time', async () => {
    const { client } = setUp({
      fetch: (_input, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new Error('No answer in time.')));
        }),
    });
    const result = expect(client.mutate({ mutation: add, variables: { n: 1 } })).rejects.toThrow('No answer in time.');
    await settle();
    jest.advanceTimersByTime(20_000);
    await result;
  });
});

describe('mutations', () => {
  it('go one at a time, in order', async () => {
    const { client, calls } = setUp();
    const first = client.mutate({ mutation: add, variables: { n: 1 } });
    const second = client.mutate({ mutation: add, variables: { n: 2 } }).catch(() => undefined);
    await settle();
    expect(calls).toHaveLength(1);
    call(calls, 0).answer({ data: { add: 1 } });
    await first;
    await settle();
    expect(calls).toHaveLength(2);
    expect(call(calls, 1).init.body).toEqual(expect.stringContaining('"n":2'));
    call(calls, 1).answer({ data: { add: 2 } });
    await second;
  });

  it('go on after one has failed', async () => {
    const { client, calls } = setUp();
    const first = client.mutate({ mutation: add, variables: { n: 1 } }).catch(() => 'failed');
    const second = client.mutate({ mutation: add, variables: { n: 2 } });
    await settle();
    call(calls, 0).fail(new TypeError('Failed to fetch'));
    expect(await first).toBe('failed');
    await settle();
    call(calls, 1).answer({ data: { add: 2 } });
    await expect(second).resolves.toMatchObject({ data: { add: 2 } });
  });

  it('overtake the queue when told to', async () => {
    const { client, calls } = setUp();
    void client.mutate({ mutation: add, variables: { n: 1 } }).catch(() => undefined);
    void client.mutate({ mutation: add, variables: { n: 2 }, context: { skipQueue: true } }).catch(() => undefined);
    await settle();
    expect(calls).toHaveLength(2);
  });
});

describe('early answers', () => {
  // Each is taken into the cache in tasks of its own.
  beforeEach(() => jest.useRealTimers());

  it('are taken instead of asking, and asked for when they failed', async () => {
    const takeEarlyResponse = jest
      .fn()
      .mockReturnValueOnce(Promise.resolve(config))
      .mockImplementationOnce(() => Promise.reject(new Error('lost')));
    const { client, calls } = setUp({ takeEarlyResponse });
    await expect(client.query({ query: storeName })).resolves.toMatchObject({
      data: { storeConfig: { store_name: 'Halewell' } },
    });
    expect(calls).toHaveLength(0);
    const second = client.query({ query: storeName, fetchPolicy: 'network-only' });
    await settle();
    call(calls, 0).answer(config);
    await second;
    expect(takeEarlyResponse).toHaveBeenCalledWith('StoreName', {});
  });
});

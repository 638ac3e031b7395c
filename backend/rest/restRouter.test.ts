import { createFakePayments } from '../testing/fakePayments';
import { insertStore } from '../testing/fixtures';
import { openTestDatabase } from '../testing/testDatabase';
import { testSettings } from '../testing/testSettings';

import { notAuthorized, RestError } from './restError';
import { createRestHandler, type RestEndpoint } from './restRouter';

/** The expected bodies are Magento's (docs/magento.md, Checkout). */
describe('REST router', () => {
  const endpoints: RestEndpoint[] = [
    {
      method: 'POST',
      pattern: 'carts/:cartId/echo',
      handle: ({ store }, { cartId }, body) => ({ cartId, body, store: store.code }),
    },
    { method: 'GET', pattern: 'number', handle: () => 7 },
    { method: 'POST', pattern: 'mine', handle: () => Promise.reject(notAuthorized()) },
    {
      method: 'POST',
      pattern: 'missing',
      handle: () => {
        throw new RestError(404, 'No such entity with %fieldName = %fieldValue', {
          fieldName: 'cartId',
          fieldValue: null,
        });
      },
    },
    {
      method: 'POST',
      pattern: 'broken',
      handle: () => {
        throw new Error('secret detail');
      },
    },
  ];
  const db = openTestDatabase('none');
  const reported: unknown[] = [];
  const handle = createRestHandler(
    {
      db,
      settings: testSettings,
      now: Date.now,
      payments: createFakePayments(),
      forgetPictures: () => Promise.resolve(),
    },
    endpoints,
    (error) => reported.push(error),
  );
  const call = async (method: string, path: string, body?: string) => {
    const response = await handle(
      new Request(`http://localhost${path}`, { method, body, headers: { 'Content-Type': 'application/json' } }),
    );
    return { status: response.status, body: (await response.json()) as unknown, headers: response.headers };
  };

  beforeAll(() => {
    insertStore(db);
    insertStore(db, { id: 11, code: 'ie_en', is_default: 0 });
  });

  afterAll(() => db.close());

  it('hands the path, the body and the store of the path over', async () => {
    expect(await call('POST', '/rest/V1/carts/a%20b/echo', '{"x":1}')).toMatchObject({
      status: 200,
      body: { cartId: 'a b', body: { x: 1 }, store: 'uk_en' },
    });
    expect(await call('POST', '/rest/ie_en/V1/carts/c/echo')).toMatchObject({ body: { store: 'ie_en' } });
  });

  it('writes a bare number as the body, and lets nobody keep it', async () => {
    const { body, headers } = await call('GET', '/rest/V1/number');
    expect(body).toBe(7);
    expect(headers.get('cache-control')).toContain('no-store');
  });

  it.each([
    ['POST', '/rest/V1/nothing', undefined, 404, { message: 'Request does not match any route.' }],
    ['GET', '/rest/V1/carts/c/echo', undefined, 405, { message: 'Request does not match any route.' }],
    ['GET', '/rest/V2/number', undefined, 404, { message: 'Request does not match any route.' }],
    ['POST', '/rest/V1/carts/c/echo', '{bad', 400, { message: 'Decoding error.' }],
    [
      'POST',
      '/rest/V1/mine',
      undefined,
      401,
      { message: "The consumer isn't authorized to access %resources.", parameters: { resources: 'self' } },
    ],
    ['GET', '/rest/nope/V1/number', undefined, 400, { message: 'Specified request cannot be processed.' }],
    [
      'POST',
      '/rest/V1/missing',
      undefined,
      404,
      {
        message: 'No such entity with %fieldName = %fieldValue',
        parameters: { fieldName: 'cartId', fieldValue: null },
      },
    ],
  ])('answers %s %s (%s)', async (method, path, body, status, expected) => {
    expect(await call(method, path, body)).toMatchObject({ status, body: expected });
  });

  it('hides an unexpected error behind a report id', async () => {
    const { status, body } = await call('POST', '/rest/V1/broken');
    expect(status).toBe(500);
    expect(JSON.stringify(body)).toMatch(/Internal Error\. Details are available.*Report ID: webapi-[0-9a-f]{13}/);
    expect(JSON.stringify(body)).not.toContain('secret');
    expect(reported).toHaveLength(1);
  });

  it.each([undefined, 'text/plain', 'text/plain; x=application/json', 'application/x-www-form-urlencoded'])(
    'refuses a body of the type %s, which a form of another site can send',
    async (type) => {
      const headers: Record<string, string> = type === undefined ? {} : { 'Content-Type': type };
      const body = new Uint8Array(new TextEncoder().encode('{}'));
      const response = await handle(
        new Request('http://localhost/rest/V1/carts/c/echo', { method: 'POST', body, headers }),
      );
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({
        message: `Server cannot understand Content-Type HTTP header media type ${type?.split(';')[0] ?? ''}`,
      });
    },
  );
});

import { openDb } from '../../../db/open';
import { findNonce } from '../../testProvider/nonceQueries';
import { createTestProviderHandler } from '../../testProvider/handler';

const shopOrigin = 'https://shop.example';
const now = Date.parse('2026-11-23T12:00:00Z');
let db: ReturnType<typeof openDb>;
let handle: (request: Request) => Promise<Response>;

beforeEach(() => {
  db = openDb(':memory:');
  handle = createTestProviderHandler({ db, now: () => now, shopOrigins: [shopOrigin] });
});
afterEach(() => db.close());

const get = (path: string) => handle(new Request(`https://pay.example${path}`));
const authorise = (body: Record<string, unknown>) =>
  handle(
    new Request('https://pay.example/wallet/authorise', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        amountMinor: 2195,
        currency: 'GBP',
        shopOrigin,
        addressId: 'home',
        cardId: 'good',
        ...body,
      }),
    }),
  );

test('the pages of the wallet may be framed by the shop alone, and tell no street before the yes', async () => {
  for (const path of ['/wallet', '/wallet/ready']) {
    const page = await get(path);
    expect(page.headers.get('content-security-policy')).toContain(`frame-ancestors ${shopOrigin}`);
  }
  const [, places = ''] = /data-places="([^"]*)"/.exec(await (await get('/wallet')).text()) ?? [];
  expect(places).toContain('BS8 4PT');
  expect(places).not.toContain('Clifton Vale');
});

test('a yes is a nonce for just that amount, with contact and address', async () => {
  const answer = await authorise({});
  expect(answer.status).toBe(200);
  const body = (await answer.json()) as { nonce: string };
  expect(body).toMatchObject({
    email: 'robin.hale@example.com',
    address: { lines: ['7 Clifton Vale'], postcode: 'BS8 4PT', countryCode: 'GB' },
  });
  expect(findNonce(db, body.nonce)).toMatchObject({ amount_minor: 2195, currency: 'GBP', outcome: 'authorised' });
});

test.each([
  { addressId: 'nowhere' },
  { cardId: 'gold' },
  { amountMinor: -1 },
  { amountMinor: '2195' },
  { currency: 'pounds' },
  { shopOrigin: 'https://evil.example' },
])('nothing is paid with %o', async (wrong) => {
  expect((await authorise(wrong)).status).toBe(400);
});

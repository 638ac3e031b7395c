import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openDb, type Db } from '../../db/open';

import { passesLuhn, testCards } from './cards';
import { createTestProviderHandler } from './handler';
import { createTestProvider } from './testProvider';

const origin = 'http://localhost:8081';
const shop = 'http://localhost:8080';
const card = { number: '4000 0000 0000 0002', expiry: '09 / 28', securityCode: '123', name: 'Ann Shopper' };

// Typed unknown: a matcher is 'any'.
const someNonce: unknown = expect.stringMatching(/^nonce_/);
const someTransaction: unknown = expect.stringMatching(/^test_[0-9a-f]{24}$/);
const words = (part: string): unknown => expect.stringContaining(part);

let folder: string;
let db: Db;
let now: number;
let handle: (request: Request) => Promise<Response>;
let provider: ReturnType<typeof createTestProvider>;

const get = (path: string) => handle(new Request(`${origin}${path}`));
const post = async (path: string, body: unknown, type = 'application/json') => {
  const response = await handle(
    new Request(`${origin}${path}`, { method: 'POST', headers: { 'Content-Type': type }, body: JSON.stringify(body) }),
  );
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const tokenise = (changes: Record<string, unknown> = {}) =>
  post('/tokenise', { ...card, amountMinor: 4883, currency: 'GBP', shopOrigin: shop, ...changes });
const nonceOf = async (number: string) => String((await tokenise({ number })).body.nonce);
const use = { methodCode: 'test_card', customerId: null, publicHash: null, isStored: false };
const capture = (nonce: string, amount = 4883, currency = 'GBP') => provider.capture(nonce, amount, currency, use);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'halewell-cards-'));
  db = openDb(join(folder, 'shop.sqlite'));
  now = Date.UTC(2026, 10, 20);
  handle = createTestProviderHandler({ db, now: () => now, shopOrigins: [shop] });
  provider = createTestProvider({ db, now: () => now });
});
afterEach(() => {
  db.close();
  rmSync(folder, { recursive: true });
});

describe('the pages', () => {
  it.each([
    '/frame',
    '/frame.js',
    '/frame.css',
    '/step.js',
    '/braintree/dropin.js',
    '/adyen/adyen.js',
    '/adyen/adyen.css',
  ])('serves %s uncached', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('may be framed by the shop only and load only their own files', async () => {
    const policy = (await get('/frame')).headers.get('content-security-policy');
    expect(policy).toContain(`frame-ancestors ${shop}`);
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
  });

  it('have fields that browsers fill in, each with its label', async () => {
    const html = await (await get('/frame')).text();
    for (const name of ['cc-number', 'cc-exp', 'cc-csc', 'cc-name']) expect(html).toContain(`autocomplete="${name}"`);
    expect(html.match(/<label for=/g)).toHaveLength(4);
  });

  it.each(['/', '/assets/frame.js', '/..%2fcards.ts', '/toString'])('answers 404 for %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});

describe('a bank that takes the whole window', () => {
  it('leads back to the shop only, and pays after a yes', async () => {
    const nonce = await nonceOf('4000000000000051');
    const page = (back: string) => get(`/redirect?${new URLSearchParams({ nonce, shop, return: back }).toString()}`);
    expect((await page('https://evil.example/')).status).toBe(400);
    expect((await page('javascript:alert(1)')).status).toBe(400);
    expect(await (await page(`${shop}/checkout?payment=x`)).text()).toContain('checkout?payment=x');
    expect(capture(nonce)).toMatchObject({ kind: 'refused' });
    expect((await post('/redirect', { nonce, isApproved: true })).status).toBe(200);
    expect(capture(nonce)).toMatchObject({ kind: 'captured' });
  });
});

describe('tokenising', () => {
  it.each([
    ['4000000000000069', 'Cancelled'],
    ['4000000000000077', 'Error'],
    ['4000000000000085', 'Pending'],
    ['4000000000000093', 'NeverHeardOf'],
  ])('answers %s with %s and nothing to pay with', async (number, resultCode) => {
    const { body } = await tokenise({ number });
    expect(body).toMatchObject({ resultCode });
    expect(body).not.toHaveProperty('nonce');
  });

  it('tells a page that encrypts nothing of the outcome', async () => {
    const { body } = await tokenise({ number: '4000000000000010', isEncrypting: true });
    expect(body).toEqual({ nonce: someNonce, brand: 'Visa', last4: '0010' });
    expect(capture(String(body.nonce))).toMatchObject({ kind: 'refused' });
  });

  it('accepts test cards that pass the Luhn check', () => {
    for (const number of Object.keys(testCards)) expect(passesLuhn(number)).toBe(true);
  });

  it.each([
    ['4000000000000002', 'Authorised', 'Visa', '0002'],
    ['5555 5555 5555 4444', 'Authorised', 'Mastercard', '4444'],
    ['378282246310005', 'Authorised', 'American Express', '0005'],
  ])('makes a nonce of %s', async (number, resultCode, brand, last4) => {
    const { status, body } = await tokenise({ number });
    expect(status).toBe(200);
    expect(body).toEqual({ resultCode, brand, last4, nonce: someNonce });
  });

  it('refuses a card without a nonce', async () => {
    expect((await tokenise({ number: '4000000000000010' })).body).toEqual({
      resultCode: 'Refused',
      brand: 'Visa',
      last4: '0010',
    });
  });

  it.each([
    [{ number: '' }, 'number', 'required'],
    [{ number: '4000000000000003' }, 'number', 'invalid'],
    [{ number: '4111111111111111' }, 'number', 'unknown'],
    [{ expiry: '' }, 'expiry', 'required'],
    [{ expiry: '13/28' }, 'expiry', 'invalid'],
    [{ expiry: '10/26' }, 'expiry', 'past'],
    [{ securityCode: '' }, 'securityCode', 'required'],
    [{ securityCode: '12' }, 'securityCode', 'invalid'],
    [{ name: ' ' }, 'name', 'required'],
  ])('names the fault of %j', async (changes, field, reason) => {
    expect(await tokenise(changes)).toEqual({ status: 422, body: { field, reason } });
  });

  it('takes a card to the end of its month', async () => {
    expect((await tokenise({ expiry: '11/26' })).status).toBe(200);
  });

  it.each([
    { amountMinor: -1 },
    { amountMinor: 1.5 },
    { amountMinor: '1' },
    { currency: 'pounds' },
    { shopOrigin: 'http://evil.example' },
  ])('refuses the purchase %j', async (changes) => {
    expect((await tokenise(changes)).status).toBe(400);
  });

  it('A-11: takes nothing that another site could send unasked', async () => {
    expect((await post('/tokenise', card, 'text/plain')).status).toBe(400);
  });
});

describe('paying', () => {
  it('takes the amount once', async () => {
    const nonce = await nonceOf('4000000000000002');
    expect(capture(nonce)).toEqual({
      kind: 'captured',
      transactionId: someTransaction,
      cardBrand: 'Visa',
      cardLast4: '0002',
    });
    expect(capture(nonce)).toMatchObject({ kind: 'refused' });
  });

  it('keeps to amount, currency and ten minutes', async () => {
    const nonce = await nonceOf('4000000000000002');
    expect(capture(nonce, 4884)).toMatchObject({ message: words('amount') });
    expect(capture(nonce, 4883, 'EUR')).toMatchObject({ message: words('amount') });
    now += 10 * 60 * 1000;
    expect(capture(nonce)).toMatchObject({ message: words('expired') });
    now -= 1;
    expect(capture(nonce)).toMatchObject({ kind: 'captured' });
  });

  it('gives money back, and the nonce stays used', async () => {
    const nonce = await nonceOf('4000000000000002');
    const taken = capture(nonce);
    provider.void(taken.kind === 'captured' ? taken.transactionId : '');
    expect(db.get('SELECT transaction_id FROM test_payment_nonce')).toEqual({ transaction_id: null });
    expect(capture(nonce)).toMatchObject({ kind: 'refused' });
  });

  it('refuses at the capture a card that is meant to be', async () => {
    expect(capture(await nonceOf('4000000000000044'))).toMatchObject({
      message: 'Your card was refused. Try another card.',
    });
  });
});

describe('3-D Secure', () => {
  it.each([
    ['4000000000000028', 'IdentifyShopper', '/fingerprint', '/fingerprint'],
    ['4000000000000036', 'ChallengeShopper', '/challenge', '/authenticate'],
  ])('asks for a step with %s, after which the nonce pays', async (number, resultCode, pagePath, callPath) => {
    const { body } = await tokenise({ number });
    expect(body.resultCode).toBe(resultCode);
    const actionUrl = new URL(String(body.actionUrl));
    expect([actionUrl.origin, actionUrl.pathname]).toEqual([origin, pagePath]);
    const page = await handle(new Request(actionUrl));
    expect(await page.text()).toContain(`data-nonce="${String(body.nonce)}" data-shop-origin="${shop}"`);
    const nonce = String(body.nonce);
    expect(capture(nonce)).toMatchObject({ kind: 'refused' });
    expect(await post(callPath, { nonce, isApproved: true })).toEqual({
      status: 200,
      body: { nonce, isApproved: true },
    });
    expect((await post(callPath, { nonce, isApproved: true })).status).toBe(404);
    expect(capture(nonce)).toMatchObject({ kind: 'captured' });
  });

  it('never pays once declined', async () => {
    const nonce = await nonceOf('4000000000000036');
    await post('/authenticate', { nonce, isApproved: false });
    expect((await post('/authenticate', { nonce, isApproved: true })).status).toBe(404);
    expect(capture(nonce)).toMatchObject({ kind: 'refused' });
  });

  it('shows no step for another site or a nonce without one', async () => {
    const nonce = await nonceOf('4000000000000036');
    expect((await get(`/challenge?nonce=${nonce}&shop=http://evil.example`)).status).toBe(404);
    expect((await get(`/fingerprint?nonce=${nonce}&shop=${shop}`)).status).toBe(404);
    expect((await get(`/challenge?nonce=%22%3E%3Cscript%3E&shop=${shop}`)).status).toBe(404);
  });
});

it('keeps no card number, name or security code in the database', async () => {
  const named = { ...card, number: '4242424242424242', name: 'Zebedee Quux', securityCode: '9173' };
  capture(String((await tokenise(named)).body.nonce));
  await tokenise({ ...named, number: '4000000000000010' });
  await tokenise({ ...named, number: '4111111111111111' });
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  const bytes = readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'latin1'))
    .join('');
  expect(bytes).toContain('4242');
  for (const secret of ['42424242', '4000000000000010', '4111111111111111', 'Zebedee', '9173']) {
    expect(bytes).not.toContain(secret);
  }
});

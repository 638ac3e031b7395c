import { setImmediate } from 'node:timers';
import { adoptCartId } from '@/features/cart/cartSlice';
import { restClientOf } from '@/kernel/rest/restClient';
import { RestError, RestNetworkError } from '@/kernel/rest/restErrors';
import { annsAddress } from '@/testing/annsAddress';
import { installFakeLocks } from '@/testing/faults/browser/fakeLocks';
import { openTab } from '@/testing/faults/openTab';
import { createMemoryStorage } from '@/testing/memoryStorage';
import { beginCheckout } from '../progress/beginCheckout';
import { shippingAddressAccepted } from '../checkoutSlice';
import { withCartLock } from './cartLock';
import { readLastReceipt, saveLastReceipt } from './lastReceipt';
import { keepAttempt, readAttempts } from './orderAttempts';
import { placeOrder } from './placeOrder';
import { settleEarlierOrders } from './settleOrder';

const cartId = 'c'.repeat(32);
const request = {
  pay: () => Promise.resolve({ kind: 'nonce' as const, nonce: 'n' }),
  expectedTotal: '21.95',
  protect: () => Promise.resolve({}),
};
const placing = { status: 'PLACING', placed: null };
const notPlaced = { status: 'NOT_PLACED', placed: null };
const placed = {
  status: 'PLACED',
  placed: { __typename: 'PlacedOrder', entity_id: 7, number: '10000000007', masked_email: 'a…@…', order: null },
};

let startMs = 0;
/** A shopper at payment; the backend gives these answers to the questions about an order, the last one for ever. */
const open = (answers: object[], raw = createMemoryStorage()) => {
  const askedAt: number[] = [];
  const tab = openTab(raw, (_input, init) => {
    if (typeof init?.body !== 'string' || !init.body.includes('SettleOrderAttempt'))
      return Promise.resolve(Response.json({ data: {} }));
    askedAt.push(Math.round((Date.now() - startMs) / 1000));
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return Promise.resolve(Response.json({ data: { settleOrderAttempt: { __typename: 'OrderAttempt', ...answer } } }));
  });
  tab.store.dispatch(adoptCartId(cartId));
  tab.store.dispatch(shippingAddressAccepted(annsAddress));
  const state = () => tab.store.getState().checkout?.payment.placing;
  return { ...tab, askedAt, state, raw };
};

const pass = async (seconds: number): Promise<void> => {
  for (let step = 0; step < seconds * 2; step += 1) {
    await jest.advanceTimersByTimeAsync(500);
    await new Promise((resolve) => setImmediate(resolve));
  }
};

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  installFakeLocks();
  startMs = Date.now();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const lost = new RestNetworkError('POST', '', new TypeError('Failed to fetch'));

test('a cart that another tab has ordered meanwhile is not said to be unordered while nobody can say so', async () => {
  const tab = open([placing, placed]);
  // The last look found the cart gone, and the next one was made.
  const pay = () => {
    tab.store.dispatch(adoptCartId('d'.repeat(32)));
    return Promise.resolve({ kind: 'stopped' as const, reason: 'order' as const, message: '' });
  };
  void tab.store.dispatch(placeOrder({ ...request, pay }));
  await pass(1);
  expect(tab.state()).toMatchObject({ kind: 'unknown' });
  await pass(4);
  expect(tab.store.getState().checkout?.receipt.order).toMatchObject({ number: '10000000007' });
});

test('a tab that said that nothing was ordered takes it back while another one orders the cart', async () => {
  const tab = open([notPlaced]);
  const pay = () => Promise.resolve({ kind: 'stopped' as const, reason: 'order' as const, message: '' });
  await tab.store.dispatch(placeOrder({ ...request, pay }));
  expect(tab.state()).toMatchObject({ kind: 'rejected', reason: 'order' });
  const sent = { cartId, key: 'k', isGuest: true, maskedEmail: '', sentAt: 0, isAnswered: false };
  keepAttempt(open([placing], tab.raw).services.storage, sent);
  window.dispatchEvent(new StorageEvent('storage', { key: 'HALEWELL__placing_order', oldValue: null, newValue: '[]' }));
  expect(tab.state()).toMatchObject({ kind: 'rejected', reason: 'otherTab' });
});

test('F-03: a lost order is asked about with growing pauses until it is known; nothing is said before', async () => {
  const tab = open([...Array<object>(8).fill(placing), placed]);
  jest.spyOn(restClientOf(tab.services), 'post').mockRejectedValue(lost);
  void tab.store.dispatch(placeOrder(request));
  await pass(1);
  expect(tab.state()).toMatchObject({ kind: 'unknown', maskedEmail: 'a…@…', isSignedOut: false });
  await pass(250);
  expect(tab.askedAt).toEqual([0, 2, 6, 14, 30, 62, 122, 182, 242]);
  expect(tab.store.getState().checkout?.receipt.order).toMatchObject({ number: '10000000007', maskedEmail: 'a…@…' });
  expect(readAttempts(tab.services.storage)).toEqual([]);
  expect(readLastReceipt(tab.services.storage)).toMatchObject({ cartId, number: '10000000007' });
});

test('a line that comes back ends the pause', async () => {
  const tab = open([placing, placing, placing, placing, notPlaced]);
  jest.spyOn(restClientOf(tab.services), 'post').mockRejectedValue(lost);
  void tab.store.dispatch(placeOrder(request));
  await pass(15);
  window.dispatchEvent(new Event('online'));
  await pass(1);
  expect(tab.askedAt).toEqual([0, 2, 6, 14, 15]);
  expect(tab.state()).toMatchObject({ kind: 'rejected', reason: 'notPlaced' });
});

test('one decision has one key: after a reload and in another tab; a refusal, or another total, makes the next', async () => {
  const tab = open([notPlaced]);
  const keys: string[] = [];
  const listen = (current: ReturnType<typeof open>, error: unknown) =>
    jest.spyOn(restClientOf(current.services), 'post').mockImplementation((_path, _body, options) => {
      keys.push(options?.headers?.['Idempotency-Key'] ?? '');
      return Promise.reject(error instanceof Error ? error : new Error());
    });
  const refuse = {
    ...request,
    pay: () => Promise.resolve({ kind: 'stopped' as const, reason: 'refused' as const, message: '' }),
  };
  const keyOf = (current: ReturnType<typeof open>): string => {
    const stored: unknown = JSON.parse(current.raw.getItem('HALEWELL__order_decision') ?? '{}');
    return /"key":"(\w+)"/.exec(JSON.stringify(stored))?.[1] ?? '';
  };
  await tab.store.dispatch(placeOrder(refuse));
  const first = keyOf(tab);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  const other = open([notPlaced], tab.raw);
  listen(other, new RestError('POST', '', 400, 'Out of stock.'));
  await other.store.dispatch(placeOrder(request));
  await other.store.dispatch(placeOrder(request));
  await other.store.dispatch(placeOrder({ ...request, expectedTotal: '22.95' }));
  expect(keys[0]).toBe(first);
  expect(new Set(keys).size).toBe(3);
  expect(other.state()).toMatchObject({ kind: 'rejected', reason: 'order', message: 'Out of stock.' });
});

test('a refusal is believed only when the backend confirms that no order came of it', async () => {
  const tab = open([placed]);
  jest
    .spyOn(restClientOf(tab.services), 'post')
    .mockRejectedValue(new RestError('POST', '', 400, 'The mail could not be sent.'));
  await tab.store.dispatch(placeOrder(request));
  expect(tab.state()).toMatchObject({ kind: 'accepted' });
});

test('while it is not known what became of an order no other is sent, and a reload goes on asking', async () => {
  const tab = open([placing]);
  jest.spyOn(restClientOf(tab.services), 'post').mockRejectedValue(lost);
  void tab.store.dispatch(placeOrder(request));
  await pass(1);
  const other = open([placing, placed], tab.raw);
  const post = jest.spyOn(restClientOf(other.services), 'post');
  void other.store.dispatch(placeOrder(request));
  await pass(4);
  expect(post).not.toHaveBeenCalled();
  expect(other.state()).toMatchObject({ kind: 'accepted' });
  const reloaded = open([placing], tab.raw);
  void reloaded.store.dispatch(beginCheckout());
  await pass(1);
  expect(reloaded.state()?.kind).toBe('idle');
});

test('an order that another tab is sending is not asked about: the question would close its key', async () => {
  const tab = open([notPlaced]);
  const raw = JSON.stringify({ value: [{ cartId, key: 'k' }], timeStored: Date.now() });
  tab.raw.setItem('HALEWELL__placing_order', raw);
  let end = (): void => undefined;
  void withCartLock(cartId, () => new Promise<void>((resolve) => (end = resolve)));
  void tab.store.dispatch(settleEarlierOrders());
  await pass(10);
  expect([tab.askedAt, tab.state()?.kind]).toEqual([[], 'unknown']);
  end();
  await pass(10);
  expect(tab.state()).toMatchObject({ kind: 'rejected', reason: 'notPlaced' });
});

test('another checkout leaves the receipt of the last order where it is', async () => {
  const tab = open([notPlaced]);
  const receipt = { cartId, key: 'k', number: null, token: '', maskedEmail: '' };
  saveLastReceipt(tab.services.storage, receipt);
  await tab.store.dispatch(beginCheckout());
  expect(readLastReceipt(tab.services.storage)).toEqual(receipt);
});

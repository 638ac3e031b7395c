import { setImmediate } from 'node:timers';
import { adoptCartId } from '@/features/cart/cartSlice';
import { RestNetworkError } from '@/kernel/rest/restErrors';
import { asText } from '@/kernel/storage/parsers';
import { annsAddress } from '@/testing/annsAddress';
import { openTab } from '@/testing/faults/openTab';
import { createMemoryStorage } from '@/testing/memoryStorage';
import { beginCheckout } from '../progress/beginCheckout';
import { shippingAddressAccepted } from '../checkoutSlice';
import { placeOrder } from './placeOrder';

const cartId = 'c'.repeat(32);

/** A shopper whose order gets no answer; the backend knows nothing of it however often it is asked. */
const loseOrder = async (cause: unknown) => {
  let questions = 0;
  const tab = openTab(createMemoryStorage(), () => {
    questions += 1;
    return Promise.resolve(Response.json({ data: { placedOrder: null } }));
  });
  tab.store.dispatch(adoptCartId(cartId));
  tab.store.dispatch(shippingAddressAccepted(annsAddress));
  jest.spyOn(tab.services.rest, 'post').mockRejectedValue(new RestNetworkError('POST', '', cause));
  const order = {
    pay: () => Promise.resolve({ kind: 'nonce' as const, nonce: 'n' }),
    expectedTotal: '21.95',
    protect: () => Promise.resolve({}),
  };
  const placed = tab.store.dispatch(placeOrder(order));
  let isDone = false;
  void placed.finally(() => (isDone = true));
  while (!isDone) {
    await jest.advanceTimersByTimeAsync(500);
    await new Promise((resolve) => setImmediate(resolve));
  }
  tab.close();
  return { questions, placing: tab.store.getState().checkout?.payment.placing };
};

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('a lost order is asked about before it counts as not placed, one that timed out for longer', async () => {
  const lost = await loseOrder(new TypeError('Failed to fetch'));
  expect(lost).toMatchObject({ questions: 3, placing: { kind: 'rejected', reason: 'notPlaced' } });
  const late = await loseOrder(new DOMException('No answer in time.', 'TimeoutError'));
  expect(late).toMatchObject({ questions: 8, placing: { kind: 'rejected', reason: 'notPlaced' } });
});

test('another checkout leaves the receipt of the last order where it is', async () => {
  const tab = openTab(createMemoryStorage(), () => Promise.reject(new TypeError('offline')));
  tab.services.storage.write('receipt_cart', cartId, 60);
  await tab.store.dispatch(beginCheckout());
  expect(tab.services.storage.read('receipt_cart', asText)).toBe(cartId);
  tab.close();
});

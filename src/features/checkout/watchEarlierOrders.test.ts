import { createIntl } from 'react-intl';
import { adoptCartId } from '@/features/cart/cartSlice';
import { selectToasts, toastActed } from '@/kernel/toasts/toastSlice';
import { openTab } from '@/testing/faults/openTab';
import { passTime } from '@/testing/faults/passTime';
import { createMemoryStorage } from '@/testing/memoryStorage';
import { wait } from '@/kernel/wait';
import { readLastReceipt } from './placing/lastReceipt';
import { keepAttempt, readAttempts } from './placing/orderAttempts';
import { readSavedCheckout, saveCheckoutField } from './progress/checkoutStorage';
import { watchEarlierOrders } from './watchEarlierOrders';

const cartId = 'c'.repeat(32);
const nextCartId = 'e'.repeat(32);
const attempt = { cartId, key: 'k', isGuest: true, maskedEmail: 'a…@…', sentAt: 0, isAnswered: false };
const showReceipt = jest.fn();
const page = {
  // Without messages the text is the id.
  formatMessage: createIntl({ locale: 'en', onError: () => undefined }).formatMessage,
  isCheckout: false,
  showReceipt,
};

/** The operation that a request names, in its address or its body. */
const operationIn = (...sent: unknown[]): string =>
  /(?:query|mutation)[ +](\w+)/.exec(sent.map(String).join(' '))?.[1] ?? '';

/** A page that opens while an order is pending; the backend gives these answers in turn. */
const watch = async (answers: object[], isCheckout = false, openCart?: string) => {
  const asked: string[] = [];
  const tab = openTab(createMemoryStorage(), (input, init) => {
    asked.push(operationIn(input, init?.body));
    const settleOrderAttempt = { __typename: 'OrderAttempt', placed: null, ...answers.shift() };
    return Promise.resolve(Response.json({ data: { settleOrderAttempt, cartId: nextCartId } }));
  });
  keepAttempt(tab.services.storage, attempt);
  if (isCheckout) tab.store.dispatch(adoptCartId(cartId));
  if (openCart) tab.store.dispatch(adoptCartId(openCart));
  saveCheckoutField(tab.services, 'paymentCode', 'card');
  tab.store.dispatch(watchEarlierOrders({ ...page, isCheckout }));
  const said = () => selectToasts(tab.store.getState()).map(({ message }) => message);
  await passTime(wait(1000));
  const atFirst = said();
  await passTime(wait(5000));
  const state = { atFirst, atLast: said(), asked, ...tab };
  tab.close();
  return state;
};

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

test('an order that is still being placed is told when it was, with the way to its receipt', async () => {
  const placed = { __typename: 'PlacedOrder', entity_id: 7, number: '7', masked_email: 'a…@…', order: null };
  const { atFirst, atLast, services, store } = await watch([{ status: 'PLACING' }, { status: 'PLACED', placed }]);
  expect([atFirst, atLast]).toEqual([['checkout.checking'], ['checkout.placed']]);
  expect([readAttempts(services.storage), readLastReceipt(services.storage)?.number]).toEqual([[], '7']);
  store.dispatch(toastActed(selectToasts(store.getState())[0]?.id ?? ''));
  expect(showReceipt).toHaveBeenCalledTimes(1);
});

test('an order that came to nothing is told as that; it is not asked about again', async () => {
  const { atFirst, atLast, services } = await watch([{ status: 'NOT_PLACED' }]);
  expect([atFirst, atLast]).toEqual([['checkout.notPlaced'], ['checkout.notPlaced']]);
  expect(readAttempts(services.storage)).toEqual([]);
});

test('a view of the cart that is open shows the next one', async () => {
  const placed = { __typename: 'PlacedOrder', entity_id: 7, number: '7', masked_email: 'a…@…', order: null };
  const { asked, store } = await watch([{ status: 'PLACED', placed }], false, cartId);
  expect(store.getState().cart.cartId).toBe(nextCartId);
  expect(asked).toContain('GetCartDetails');
});

test('checkout itself asks about the cart that is open there', async () => {
  const { atLast, services } = await watch([{ status: 'NOT_PLACED' }], true);
  expect(atLast).toEqual([]);
  expect(readAttempts(services.storage)).toEqual([attempt]);
});

test.each([
  ['with its cart, and not the next buyer’s', cartId, ''],
  ['not where the shopper has filled another cart since', 'd'.repeat(32), 'card'],
])('what was typed for an order goes once it is known to be placed: %s', async (_, openCart, kept) => {
  const placed = { __typename: 'PlacedOrder', entity_id: 7, number: '7', masked_email: 'a…@…', order: null };
  const { services } = await watch([{ status: 'PLACED', placed }], false, openCart);
  expect(readSavedCheckout(services.storage).paymentCode).toBe(kept);
});

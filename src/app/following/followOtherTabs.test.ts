import { addItemToCart } from '@/features/cart/cartOperations';
import { removeCart } from '@/features/cart/cartSlice';
import { itemEditBegun, itemEditEnded } from '@/features/cart/operations/cartContextSlice';
import { createCart } from '@/features/cart/recovery/createCart';
import '@/features/checkout/checkoutSlice';
import { placingAccepted, placingStarted } from '@/features/payment/paymentSlice';
import { checkSession } from '@/features/session/sessionThunks';
import { signOut } from '@/features/session/signOut';
import { takeUpCheckout } from '@/features/session/sessionEnd/takeUpCheckout';
import { writeToken } from '@/features/session/tokenStorage';
import { tokenSet } from '@/features/session/userSlice';
import { openTab } from '@/testing/faults/openTab';
import { createSharedStorage } from '@/testing/sharedStorage';
import { createTestBackend, type TestBackend } from '../../../backend/testing/createTestBackend';
import { insertProduct, insertStore } from '../../../backend/testing/fixtures';
import { startListening } from '@/testing/faults/startListening';

const zinc = { sku: 'ZINC', quantity: 1 };
let backend: TestBackend;
let endings: (() => void)[] = [];
let storage = createSharedStorage();
let asked: string[] = [];
/** Operations that wait until they are let go. */
let held: { name: string; letGo: Promise<void> } | undefined;

const send: typeof fetch = async (input, init) => {
  const body = typeof init?.body === 'string' ? init.body : '';
  const name = /"operationName":"(\w+)"/.exec(body)?.[1] ?? '';
  asked.push(name);
  if (held?.name === name) await held.letGo;
  return backend.fetch(input, init);
};

const hold = (name: string): (() => void) => {
  let letGo = (): void => undefined;
  held = { name, letGo: new Promise((resolve) => (letGo = resolve)) };
  return letGo;
};

const open = () => {
  const reload = jest.fn<void, []>();
  const tab = openTab(storage, send, reload);
  const stop = startListening(tab.services, tab.store);
  endings.push(() => {
    stop();
    tab.close();
  });
  return { ...tab, reload, add: () => tab.store.dispatch(addItemToCart(zinc)) };
};

const pass = (milliseconds: number): Promise<void> => jest.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  backend = createTestBackend();
  insertStore(backend.db);
  insertProduct(backend.db, { sku: 'ZINC', price_minor: 950 });
  storage = createSharedStorage();
  asked = [];
  held = undefined;
});
afterEach(() => {
  for (const end of endings) end();
  endings = [];
  backend.close();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('a cart that another tab begins waits while options of a line are being chosen', async () => {
  const [here, there] = [open(), open()];
  await here.add();
  here.store.dispatch(itemEditBegun('line'));
  there.store.dispatch(removeCart());
  await there.add();
  await pass(5000);
  expect(here.reload).not.toHaveBeenCalled();
  here.store.dispatch(itemEditEnded('line'));
  await pass(5000);
  expect(here.reload).toHaveBeenCalledTimes(1);
});

test('F-16: a cart that another tab begins reloads the page, once', async () => {
  const [here, there] = [open(), open()];
  await there.add();
  await pass(5000);
  expect(here.reload).toHaveBeenCalledTimes(1);
  expect(there.reload).not.toHaveBeenCalled();
});

test('a stale cart that another tab replaces is one change', async () => {
  await open().add();
  const [here, there] = [open(), open()];
  backend.data.orderEveryCart();
  await there.add();
  await pass(5000);
  expect(here.reload).toHaveBeenCalledTimes(1);
  expect(there.reload).not.toHaveBeenCalled();
});

test('a cart that is dropped and followed by the next, as after an order, is one change', async () => {
  await open().add();
  const [here, there] = [open(), open()];
  there.store.dispatch(removeCart());
  await pass(1500);
  expect(here.reload).not.toHaveBeenCalled();
  await there.store.dispatch(createCart());
  await pass(5000);
  expect(here.reload).toHaveBeenCalledTimes(1);
});

test('a cart that is dropped for good is a change, too', async () => {
  await open().add();
  const [here, there] = [open(), open()];
  there.store.dispatch(removeCart());
  await pass(5000);
  expect(here.reload).toHaveBeenCalledTimes(1);
});

test('an order that was being placed leads to its receipt first', async () => {
  await open().add();
  const [here, there] = [open(), open()];
  here.store.dispatch(placingStarted({ key: 'key' }));
  there.store.dispatch(removeCart());
  await pass(5000);
  here.store.dispatch(placingAccepted({ orderId: '1', orderNumber: '10000000001' }));
  expect(here.reload).not.toHaveBeenCalled();
  await pass(5000);
  expect(here.reload).toHaveBeenCalledTimes(1);
});

test('what is being added ends first, and arrives in the other tab’s cart', async () => {
  await open().add();
  const [here, there] = [open(), open()];
  backend.data.orderEveryCart();
  const letGo = hold('AddItemToCart');
  const adding = here.add();
  await pass(10);
  held = undefined;
  await there.add();
  await pass(5000);
  expect(here.reload).not.toHaveBeenCalled();
  letGo();
  await adding;
  await pass(5000);
  expect(here.store.getState().cart.cartId).toBe(there.store.getState().cart.cartId);
  expect(here.store.getState().cart.details.numItems).toBe(2);
  expect(here.reload).not.toHaveBeenCalled();
});

test('two tabs that add at once fill one cart, and neither reloads', async () => {
  const [here, there] = [open(), open()];
  const letGo = hold('CreateCart');
  const adding = [here.add(), there.add()];
  await pass(50);
  letGo();
  await Promise.all(adding);
  await pass(5000);
  expect(here.store.getState().cart.cartId).toBe(there.store.getState().cart.cartId);
  expect(backend.data.linesOf()).toMatchObject([{ quantity: 2 }]);
  expect(here.reload).not.toHaveBeenCalled();
  expect(there.reload).not.toHaveBeenCalled();
});

test('a quantity that another tab changes is read, when the page is looked at', async () => {
  await open().add();
  const [here, there] = [open(), open()];
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await there.add();
  await pass(100);
  expect(here.store.getState().cart.details.numItems).toBe(0);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(100);
  expect(here.store.getState().cart.details.numItems).toBe(2);
  expect(here.reload).not.toHaveBeenCalled();
  // Reading tells nobody: the tabs do not keep one another busy.
  asked = [];
  await pass(5000);
  expect(asked).toEqual([]);
});

describe('a session that two tabs share', () => {
  const signedIn = () => {
    const tab = open();
    tab.store.dispatch(tokenSet('token'));
    return tab;
  };
  const draft = { fields: { shippingCity: 'Bath' }, isSame: true };
  const isDraftKept = ({ services }: ReturnType<typeof open>): boolean =>
    services.storage.read('checkout_draft', (value) => value) !== undefined;

  test('F-20: expires: the page reloads, and what was being typed into checkout waits for the customer', async () => {
    const [here, there] = [signedIn(), signedIn()];
    writeToken(here.services.storage, 'token', 1200, 'ann@example.com');
    here.services.storage.write('checkout_draft', draft);
    await here.store.dispatch(checkSession());
    expect(here.reload).not.toHaveBeenCalled();
    await pass(1_201_000);
    for (const tab of [here, there]) await tab.store.dispatch(checkSession());
    expect(here.store.getState().user.isSignedIn).toBe(false);
    expect(here.reload).toHaveBeenCalled();
    expect(there.reload).toHaveBeenCalled();
    expect(isDraftKept(here)).toBe(false);
    takeUpCheckout(here.services, 'Ann@example.com', 1200);
    expect(isDraftKept(here)).toBe(true);
  });

  test('F-25: ends on purpose: what was typed goes, and a cart that was begun since stays', async () => {
    const [here, there] = [signedIn(), signedIn()];
    writeToken(here.services.storage, 'token', 1200);
    here.services.storage.write('checkout_draft', draft);
    await there.store.dispatch(signOut());
    await there.add();
    await here.store.dispatch(checkSession());
    await pass(5000);
    expect(here.reload).toHaveBeenCalled();
    expect(isDraftKept(here)).toBe(false);
    expect(here.services.storage.read('cartId', String)).toBe(there.store.getState().cart.cartId);
  });
});

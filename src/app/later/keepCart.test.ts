import { addItemToCart } from '@/features/cart/cartOperations';
import { readShownCart, linesOf } from '@/features/cart/cartContents';
import { removeCart, retrieveCartId, selectItemCount } from '@/features/cart/cartSlice';
import { openTab } from '@/testing/faults/openTab';
import { createMemoryStorage } from '@/testing/memoryStorage';
import { createTestBackend, type TestBackend } from '../../../backend/testing/createTestBackend';
import { insertProduct, insertStore } from '../../../backend/testing/fixtures';
import { keepCart } from './keepCart';

let backend: TestBackend;
let storage = createMemoryStorage();
let isUp = true;

const send: typeof fetch = (input, init) =>
  isUp ? backend.fetch(input, init) : Promise.reject(new TypeError('Failed to fetch'));

const setLine = (isOnline: boolean): void => {
  isUp = isOnline;
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
};

/** A visit, as far as the cart goes. */
const open = () => {
  const { services, store } = openTab(storage, send, jest.fn());
  store.dispatch(retrieveCartId());
  keepCart(services, store);
  return { services, store, names: () => linesOf(readShownCart(services)).map(({ product }) => product.name) };
};

const settle = () => new Promise((resolve) => setTimeout(resolve, 700));
const kept = () => storage.getItem('HALEWELL__kept_cart');

beforeEach(() => {
  storage = createMemoryStorage();
  backend = createTestBackend();
  insertStore(backend.db);
  insertProduct(backend.db, { sku: 'ZINC', name: 'Zinc', price_minor: 1000 });
  setLine(true);
});
afterEach(() => {
  jest.restoreAllMocks();
  backend.close();
});

test('without a connection the cart of before is there, with its badge, until the backend answers', async () => {
  const before = open();
  await before.store.dispatch(addItemToCart({ sku: 'ZINC', quantity: 2 }));
  await settle();
  setLine(false);
  const offline = open();
  expect(offline.names()).toEqual(['Zinc']);
  expect(selectItemCount(offline.store.getState())).toBe(2);

  backend.data.rename('ZINC', 'Zinc drops');
  setLine(true);
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(offline.names()).toEqual(['Zinc drops']);
});

test('with a connection the backend is asked, and a cart that has gone is not kept', async () => {
  const before = open();
  await before.store.dispatch(addItemToCart({ sku: 'ZINC', quantity: 1 }));
  await settle();
  expect(kept()).not.toBeNull();
  expect(open().names()).toEqual([]);
  before.store.dispatch(removeCart());
  expect(kept()).toBeNull();
});

test('what is kept says nothing of who the shopper is', async () => {
  const { store } = open();
  await store.dispatch(addItemToCart({ sku: 'ZINC', quantity: 1 }));
  await settle();
  expect(kept()).not.toMatch(/email|firstname|street|postcode|telephone/);
});

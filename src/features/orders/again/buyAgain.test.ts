import { openCartTab } from '@/testing/cartTab';
import { insertProduct } from '../../../../backend/testing/fixtures';
import { insertBundle, insertDownloadable } from '../../../../backend/testing/productTypeFixtures';
import { buyAgain } from './buyAgain';

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('of a guest’s order what needs a choice that the order does not tell is named; the rest is in the cart', async () => {
  const { store, backend, data } = await openCartTab();
  const { db } = backend;
  const cup = insertProduct(db, { sku: 'CUP' });
  insertBundle(db, { sku: 'SET' }, [{ option: { title: 'Cup' }, selections: [{ id: cup }] }]);
  insertDownloadable(db, { sku: 'PATTERN' }, [{ title: 'Letter size' }]);
  const items = [
    { sku: 'SET', name: 'Tea set', quantity: 1 },
    { sku: 'PATTERN', name: 'Pattern', quantity: 1 },
    { sku: 'MAG', name: 'Magnesium', quantity: 1 },
    { sku: 'ZINC', name: 'Zinc', quantity: 1 },
  ];
  const outcome = await store.dispatch(buyAgain({ number: null, items }));
  expect(outcome).toEqual({ isAnyAdded: true, missing: ['Tea set', 'Pattern', 'Magnesium'], isMoreMissing: false });
  expect(data.linesOf().map(({ sku, quantity }) => `${quantity} ${sku}`)).toEqual(['3 ZINC', '1 MAG']);
});

test('buying a customer’s order again is an addition: it is under way, and what becomes of it is kept', async () => {
  const { store, backend, data, state } = await openCartTab(true);
  const customerId = data.onlyCustomerId();
  data.order({ id: 70, number: '000000070', customerId, status: 'complete', createdAt: '2026-01-01 10:00:00' });
  const order = { number: '000000070', items: [{ sku: 'ZINC', name: 'Zinc', quantity: 2 }] };
  const adding: boolean[] = [];
  const { fetch } = backend;
  backend.fetch = (input, init) => {
    adding.push(store.getState().cart.isAddingItem);
    return fetch(input, init);
  };
  expect(await store.dispatch(buyAgain(order))).toEqual({ isAnyAdded: true, missing: [], isMoreMissing: false });
  expect([adding.includes(true), store.getState().cart.isAddingItem]).toEqual([true, false]);

  state.before = () => {
    throw new TypeError('offline');
  };
  await expect(store.dispatch(buyAgain(order))).rejects.toThrow();
  expect(store.getState().cart).toMatchObject({ isAddingItem: false, addItemError: { kind: 'network' } });
});

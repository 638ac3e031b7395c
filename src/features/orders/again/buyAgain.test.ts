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
  expect(outcome).toEqual({ isAnyAdded: true, missing: ['Tea set', 'Pattern', 'Magnesium'] });
  expect(data.linesOf().map(({ sku, quantity }) => `${quantity} ${sku}`)).toEqual(['3 ZINC', '1 MAG']);
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { addItemToCart, getCartDetails } from '@/features/cart/cartOperations';
import { renderShop } from '@/testing/renderShop';
import { renderUi } from '@/testing/renderUi';
import { Money } from '@/kernel/i18n/Money';
import { insertProduct, insertStore } from '../../../backend/testing/fixtures';

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const noDollars = () => expect(document.body).not.toHaveTextContent(/\$|USD|NaN/);

test('F-19: a cart whose totals the backend does not tell shows no other shop’s money', async () => {
  const shop = await renderShop({
    path: '/cart',
    seed: ({ db }) => {
      insertStore(db);
      insertProduct(db, { sku: 'ZINC', name: 'Zinc Picolinate', price_minor: 950, quantity: 10 });
    },
  });
  noDollars();
  await act(() => shop.store.dispatch(addItemToCart({ sku: 'ZINC', quantity: 1 })));
  shop.backend.faults.set([
    {
      target: { operation: 'GetCartDetails' },
      fault: { kind: 'partial', paths: ['cart.prices', 'cart.prices.grand_total'] },
    },
  ]);
  await act(() => shop.store.dispatch(getCartDetails()).catch(() => undefined));
  await waitFor(() => expect(within(screen.getByRole('main')).getByText('Zinc Picolinate')).toBeVisible());
  noDollars();
});

test.each([
  [null, null],
  [undefined, ''],
  [0, undefined],
])('F-19: an amount of %p in %p is in the money of the shop', (value, currency) => {
  renderUi(<Money value={value} currency={currency} />);
  expect(document.body).toHaveTextContent('£0.00');
});

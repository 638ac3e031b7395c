import { act, screen, waitFor } from '@testing-library/react';
import { renderShop } from '@/testing/renderShop';
import { insertProduct, insertStore } from '../../../../backend/testing/fixtures';
import { addItemToCart, getCartDetails } from '../cartOperations';
import { clearCartDataFromCache } from '../cartSlice';
import { useCart } from '../useCart';

const Lines = () => {
  const view = useCart();
  return <ul>{view.kind === 'filled' && view.lines.map(({ uid, product }) => <li key={uid}>{product.name}</li>)}</ul>;
};

interface Answer {
  data: { cart?: { items: unknown[] } };
  errors?: object[];
}

const isAnswer = (value: unknown): value is Answer => typeof value === 'object' && value !== null && 'data' in value;

/** A shop whose backend cannot give the first line any more, and says so in its way. */
const openWithout = async (error: { message: string; category?: string }, isNoted = false) => {
  const shop = await renderShop({
    path: '/cart',
    seed: ({ db }) => {
      insertStore(db);
      insertProduct(db, { sku: 'ZINC', name: 'Zinc' });
      insertProduct(db, { sku: 'IRON', name: 'Iron' });
    },
    render: () => <Lines />,
  });
  await act(() => shop.store.dispatch(addItemToCart({ sku: 'ZINC', quantity: 1 })));
  await act(() => shop.store.dispatch(addItemToCart({ sku: 'IRON', quantity: 1 })));
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  if (isNoted) await act(() => shop.store.dispatch(getCartDetails()));
  const { fetch } = shop.backend;
  shop.backend.fetch = async (input, init) => {
    const answer = await fetch(input, init);
    const body: unknown = await answer.clone().json();
    if (!isAnswer(body) || !body.data.cart) return answer;
    const { message, category } = error;
    body.data.cart.items[0] = null;
    body.errors = [{ message, path: ['cart', 'items', 0], ...(category ? { extensions: { category } } : {}) }];
    return Response.json(body);
  };
  return shop;
};

test('F-17: on the first load, too, it is named, taken out of the cart, and counted nowhere', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { store, data } = await openWithout({ message: 'Some of the products are out of stock.' }, true);
  // The page was loaded again: nothing is in the cache, and only this browser's storage knows the line.
  act(() => void store.dispatch(clearCartDataFromCache()));
  await act(() => store.dispatch(getCartDetails()));
  await waitFor(() =>
    expect(Object.values(store.getState().toasts).flat()).toContainEqual(
      expect.objectContaining({ message: 'Zinc is no longer available, so it is not in your cart any more.' }),
    ),
  );
  await waitFor(() => expect(data.linesOf()).toHaveLength(1));
  expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual(['Iron']);
  expect(store.getState().cart).toMatchObject({ itemCount: 1, details: { numItems: 1 } });
});

test('F-17: of what was never shown here it is said that it is gone, and the badge counts what is shown', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { store, services } = await openWithout({ message: 'Some of the products are out of stock.' });
  act(() => void store.dispatch(clearCartDataFromCache()));
  services.storage.remove('cart_lines');
  await act(() => store.dispatch(getCartDetails()));
  await waitFor(() =>
    expect(Object.values(store.getState().toasts).flat()).toContainEqual(
      expect.objectContaining({
        message: 'A product in your cart is no longer available and cannot be shown. The total may still count it.',
      }),
    ),
  );
  expect(store.getState().cart).toMatchObject({ itemCount: 1, details: { numItems: 1 } });
});

test.each([
  { message: 'Some of the products are out of stock.', category: 'graphql-input' },
  { message: 'There are no source items with the in stock status' },
  { message: 'The requested qty is not available' },
  { message: 'Certains produits sont épuisés.', category: 'graphql-input' },
])('F-17: a line that the backend leaves out is dropped, and named: $message', async (error) => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { store } = await openWithout(error);
  await act(() => store.dispatch(getCartDetails()));
  expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual(['Iron']);
  expect(store.getState().cart.detailsError).toBeNull();
  expect(Object.values(store.getState().toasts).flat()).toContainEqual(
    expect.objectContaining({ message: 'Zinc is no longer available, so it is not in your cart any more.' }),
  );
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { cartDetailsFragment } from '@/features/cart/cartContents';
import { addItemToCart, getItemCount } from '@/features/cart/cartOperations';
import { cartReference, minicartToggled } from '@/features/cart/cartSlice';
import { type RenderedShop, renderShop } from '@/testing/renderShop';
import { insertProduct, insertStore } from '../../../backend/testing/fixtures';

const open = async (path = '/cart', quantity = 2): Promise<RenderedShop> => {
  const shop = await renderShop({
    path,
    seed: ({ db }) => {
      insertStore(db);
      insertProduct(db, { sku: 'ZINC', name: 'Zinc Picolinate', price_minor: 950, quantity: 10 });
      insertProduct(db, { sku: 'D3', name: 'Vitamin D3 Drops', price_minor: 1400, quantity: 10 });
    },
  });
  if (quantity > 0) await act(() => shop.store.dispatch(addItemToCart({ sku: 'ZINC', quantity })));
  return shop;
};

const openMiniCart = async (store: RenderedShop['store']) => {
  await act(async () => {
    store.dispatch(minicartToggled(true));
    await Promise.resolve();
  });
  return within(await screen.findByRole('dialog', { name: /Your cart/ }, { timeout: 5000 }));
};

const main = () => within(screen.getByRole('main'));

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('shows lines and the backend’s totals; a new quantity changes both', async () => {
  const { user } = await open();
  expect(await main().findByRole('heading', { name: 'Zinc Picolinate' })).toBeVisible();
  expect(main().getByText('Total before delivery').nextElementSibling).toHaveTextContent('£19.00');
  await user.click(main().getByRole('button', { name: /Increase/ }));
  await waitFor(() => expect(main().getByText('Total before delivery').nextElementSibling).toHaveTextContent('£28.50'));
});

test('a total with the delivery of an estimate in it, which a backend goes on counting, is not one before delivery', async () => {
  const { services } = await open();
  expect(await main().findByText('Total before delivery')).toBeVisible();
  const { cache } = services.apollo;
  act(() => {
    cache.updateFragment({ ...cartDetailsFragment, from: cartReference }, (cart) =>
      cart?.prices
        ? {
            ...cart,
            prices: {
              ...cart.prices,
              grand_total: { __typename: 'Money' as const, value: 23.95, currency: 'GBP' as const },
            },
          }
        : null,
    );
  });
  expect((await main().findByText('Estimated total')).nextElementSibling).toHaveTextContent('£23.95');
  expect(main().queryByText('Total before delivery')).not.toBeInTheDocument();
});

test('a quantity that cannot be had is refused beside the line, which stays as it was', async () => {
  const { user } = await open();
  const field = await main().findByRole('textbox', { name: /Quantity/ });
  await user.clear(field);
  await user.type(field, '99{Enter}');
  const lines = within(main().getByRole('list', { name: 'Items in your cart' }));
  expect(await lines.findByRole('alert')).toHaveTextContent('The largest quantity you can order is 20.');
  await waitFor(() => expect(field).toHaveValue('2'));
});

test('a new quantity whose answer is lost is shown when the backend has it', async () => {
  const { user, backend } = await open();
  backend.faults.set([{ target: { operation: 'UpdateItemInCart' }, fault: { kind: 'drop', moment: 'after' } }]);
  await user.click(await main().findByRole('button', { name: /Increase/ }));
  await waitFor(() => expect(main().getByText('Total before delivery').nextElementSibling).toHaveTextContent('£28.50'));
  expect(main().getByRole('textbox', { name: /Quantity/ })).toHaveValue('3');
  const lines = within(main().getByRole('list', { name: 'Items in your cart' }));
  expect(lines.queryByRole('alert')).not.toBeInTheDocument();
});

test('removing the last line leaves an empty cart', async () => {
  const { user } = await open();
  await user.click(await main().findByRole('button', { name: 'Remove Zinc Picolinate' }));
  expect(await main().findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});

test('a price that has changed and a product that is gone are told at the line', async () => {
  const { backend, store } = await open('/', 1);
  await act(() => store.dispatch(addItemToCart({ sku: 'D3', quantity: 1 })));
  backend.data.price('ZINC', 1050);
  backend.data.stock('D3', 0);
  const dialog = await openMiniCart(store);
  expect(await dialog.findByText('The price has changed from £9.50 to £10.50.')).toBeVisible();
  expect(dialog.getByText(/out of stock/i)).toBeVisible();
});

test('the badge counts what is in the cart, up to 99+', async () => {
  const { store, backend } = await open('/cart', 3);
  expect(await screen.findByRole('button', { name: 'Cart, 3 items' })).toHaveTextContent('3');
  backend.data.quantityOfLines(100);
  await act(() => store.dispatch(getItemCount()));
  expect(await screen.findByRole('button', { name: 'Cart, 100 items' })).toHaveTextContent('99+');
});

test('where no cart could be made, trying again makes one', async () => {
  const shop = await open('/cart', 0);
  shop.backend.faults.set([{ target: { operation: 'CreateCart' }, fault: { kind: 'drop', moment: 'before' } }]);
  await act(() => shop.store.dispatch(addItemToCart({ sku: 'ZINC', quantity: 1 })).catch(() => undefined));
  expect(await main().findByRole('alert')).toHaveTextContent('Your cart could not be loaded.');
  shop.backend.faults.set([]);
  await shop.user.click(main().getByRole('button', { name: 'Try again' }));
  expect(await main().findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await waitFor(() => expect(shop.store.getState().cart.cartId).not.toBeNull());
});

test('a cart that cannot be loaded says so and is loaded on request', async () => {
  const shop = await open('/', 1);
  shop.backend.faults.set([
    { target: { operation: 'GetCartDetails' }, fault: { kind: 'graphqlError', message: 'Internal server error' } },
  ]);
  act(
    () =>
      void shop.services.apollo.cache.evict({ id: shop.services.apollo.cache.identify({ __typename: 'Cart' }) ?? '' }),
  );
  const dialog = await openMiniCart(shop.store);
  expect(await dialog.findByRole('alert')).toHaveTextContent('Your cart could not be loaded. Please try again.');
  shop.backend.faults.set([]);
  await shop.user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByRole('heading', { name: 'Zinc Picolinate' })).toBeVisible();
});

import { act, screen, waitFor } from '@testing-library/react';
import { addItemToCart, getCartDetails } from '@/features/cart/cartOperations';
import { startLater } from '@/app/later/startLater';
import { type RenderedShop, renderShop } from '@/testing/renderShop';

const sku = 'HW-MGB';
const closed = 'Your earlier cart is closed: it has been ordered, or was left for too long.';

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const add = ({ store, data }: RenderedShop) =>
  store.dispatch(addItemToCart({ sku, quantity: 2, selectedOptionUids: [data.selectedOptionUid(`${sku}-60`)] }));

test.each(['/cart', '/checkout'])(
  'at %s a cart that is gone with what it held is not just called empty',
  async (path) => {
    const shop = await renderShop({ path });
    await act(() => add(shop));
    shop.data.orderEveryCart();
    await act(() => shop.store.dispatch(getCartDetails()));
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    expect(screen.getByText(closed)).toBeVisible();
  },
);

test('a cart that is gone when the page is loaded is not just called empty either', async () => {
  const shop = await renderShop({ path: '/minerals.html' });
  await act(() => add(shop));
  shop.data.orderEveryCart();
  window.history.replaceState(null, '', '/cart');
  await shop.openAgain();
  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  expect(screen.getByText(closed)).toBeVisible();
});

test('a cart that held nothing is no loss', async () => {
  const shop = await renderShop({ path: '/cart' });
  await act(() => add(shop));
  await shop.user.click(await screen.findByRole('button', { name: /^Remove/ }));
  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  shop.data.orderEveryCart();
  await act(() => shop.store.dispatch(getCartDetails()));
  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  expect(screen.queryByText(closed)).not.toBeInTheDocument();
});

test('somebody who adds to it on another page is told that the rest is gone', async () => {
  const shop = await renderShop({ path: '/minerals.html' });
  await act(() => add(shop));
  startLater(shop.services, shop.store, shop.navigator, false);
  shop.data.orderEveryCart();
  await act(() => add(shop));
  await waitFor(() => expect(screen.getByText(closed)).toBeInTheDocument());
});

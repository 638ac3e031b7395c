import { act, screen, waitFor } from '@testing-library/react';
import { renderShop } from '@/testing/renderShop';
import { insertProduct, insertStore } from '../../../../backend/testing/fixtures';
import { addItemToCart, getCartDetails, removeItemFromCart } from '../cartOperations';
import { linesOf, readShownCart } from '../cartContents';
import { clearCartDataFromCache } from '../cartSlice';
import { useCart } from '../useCart';

const Lines = () => {
  const view = useCart();
  return <ul>{view.kind === 'filled' && view.lines.map(({ uid, product }) => <li key={uid}>{product.name}</li>)}</ul>;
};

const names = () => screen.queryAllByRole('listitem').map((line) => line.textContent);

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

/** A cart of two products. */
const open = async () => {
  const shop = await renderShop({
    path: '/cart',
    seed: ({ db }) => {
      insertStore(db);
      insertProduct(db, { sku: 'ZINC', name: 'Zinc', url_key: 'zinc' });
      insertProduct(db, { sku: 'IRON', name: 'Iron', url_key: 'iron' });
    },
    render: () => <Lines />,
  });
  await act(() => shop.store.dispatch(addItemToCart({ sku: 'ZINC', quantity: 1 })));
  await act(() => shop.store.dispatch(addItemToCart({ sku: 'IRON', quantity: 1 })));
  await act(() => shop.store.dispatch(getCartDetails()));
  expect(names()).toEqual(['Zinc', 'Iron']);
  const messages = () => shop.store.getState().toasts.toasts.map(({ message }) => message);
  return { ...shop, messages, read: () => act(() => shop.store.dispatch(getCartDetails())) };
};

test('a product that left the cart because it is off sale is named, in a later visit too', async () => {
  const shop = await open();
  // As a Magento does: without a word.
  shop.data.disable('zinc');
  shop.data.takeOut('ZINC');
  // The page was loaded again: nothing is in the cache.
  shop.store.dispatch(clearCartDataFromCache());
  await shop.read();
  expect(names()).toEqual(['Iron']);
  const said = 'Zinc is no longer available, so it is not in your cart any more.';
  await waitFor(() => expect(shop.messages()).toContain(said));
});

test('a line that was taken out here is no news, although its product went off sale since', async () => {
  const shop = await open();
  const { uid = '' } = linesOf(readShownCart(shop.services)).find(({ product }) => product.sku === 'ZINC') ?? {};
  await act(() => shop.store.dispatch(removeItemFromCart(uid)));
  shop.data.disable('zinc');
  await shop.read();
  expect(names()).toEqual(['Iron']);
  expect(shop.messages()).toEqual([]);
});

test('a line that was taken out on another device is no news', async () => {
  const shop = await open();
  shop.data.takeOut('ZINC');
  await shop.read();
  expect(names()).toEqual(['Iron']);
  expect(shop.messages()).toEqual([]);
});

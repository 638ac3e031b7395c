import '@/testing/noLayout';
import { waitFor } from '@testing-library/react';
import { readShownCart } from '@/features/cart/cartContents';
import { hasDownloads } from '@/features/orders/orderedItems';
import { main } from '@/testing/productShop';
import { renderShop } from '@/testing/renderShop';
import { playStockBuild } from '@/testing/stock/stockShop';
import { checkoutReducer } from '../../checkoutSlice';
import { orderOfCart } from './orderOfCart';

playStockBuild();

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test.each([
  ['/glaze-guide.html', /Firing charts/, true],
  ['/studio-mug.html', undefined, false],
])('the receipt of a cart with %s knows whether files were bought', async (path, choice, isFile) => {
  const { user, services } = await renderShop({ path, profile: 'stock' });
  if (choice) await user.click(await main().findByRole('checkbox', { name: choice }));
  await user.click(await main().findByRole('button', { name: /^Add to cart/ }));
  await waitFor(() => expect(readShownCart(services)?.items).toHaveLength(1));
  const cart = readShownCart(services);
  expect(cart && hasDownloads(orderOfCart(cart, checkoutReducer(undefined, { type: 'none' }), null, null))).toBe(
    isFile,
  );
});

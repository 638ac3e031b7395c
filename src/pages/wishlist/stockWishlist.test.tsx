import '@/testing/noLayout';
import { act, screen, waitFor, within } from '@testing-library/react';
import { main } from '@/testing/productShop';
import { renderShop } from '@/testing/renderShop';
import { playStockBuild } from '@/testing/stock/stockShop';
import customers from '../../../backend/seed/stock/customers.json';

playStockBuild();

beforeEach(() => {
  window.scrollTo = () => undefined;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const [nell] = customers;
const open = (path: string) =>
  renderShop({ path, profile: 'stock', signedIn: { email: nell?.email ?? '', password: nell?.password ?? '' } });

const goTo = async (path: string): Promise<void> => {
  await act(async () => {
    window.history.pushState({ key: path, usr: null, idx: 0 }, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
    await Promise.resolve();
  });
};

/** Presses the heart on the picture, and goes to the list. */
const save = async (user: Awaited<ReturnType<typeof open>>['user']): Promise<void> => {
  const hearts = main().getAllByRole('button', { name: /^Save .* to wishlist/ });
  await user.click(hearts[0] ?? document.body);
  await waitFor(() => expect(main().getAllByRole('button', { name: /^Remove .* from wishlist/ })).not.toHaveLength(0));
  await goTo('/wishlist');
  await screen.findByRole('list', { name: 'Saved products' });
};

test('what was chosen of a bundle is saved with it, and goes into the cart', async () => {
  const { user, data } = await open('/dinner-set.html');
  await user.click(await main().findByRole('checkbox', { name: /Bud vase/ }));
  await save(user);
  await user.click(screen.getByRole('button', { name: /^Add .*Dinner set to cart$/i }));
  const drawer = within(await screen.findByRole('dialog', { name: /cart/i }));
  const lines = within(await drawer.findByRole('list', { name: 'Items in your cart' }));
  expect(lines.getByRole('listitem')).toHaveTextContent('Bud vase');
  expect(data.linesOf()).toHaveLength(1);
});

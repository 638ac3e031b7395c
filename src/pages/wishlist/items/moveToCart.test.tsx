import { screen, waitFor, within } from '@testing-library/react';
import { renderShop, type RenderedShop } from '@/testing/renderShop';

beforeEach(() => {
  window.scrollTo = () => undefined;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const open = async (skus: readonly string[]): Promise<RenderedShop> => {
  const shop = await renderShop({
    path: '/wishlist',
    signedIn: true,
    arrange: ({ data }) => data.saveForLater(skus),
  });
  await screen.findByRole('list', { name: 'Saved products' });
  return shop;
};
const zinc = 'Zinc Picolinate';
const add = ({ user }: RenderedShop, name: string): Promise<void> =>
  user.click(screen.getByRole('button', { name: `Add ${name} to cart` }));
const more = ({ user }: RenderedShop, name: string): Promise<void> =>
  user.click(screen.getByRole('button', { name: `Increase quantity of ${name}` }));
const lines = ({ data }: RenderedShop) => data.linesOf().map(({ quantity }) => quantity);

test('a saved product goes into the cart with its quantity, and leaves the list', async () => {
  const shop = await open(['HW-ZNP']);
  await more(shop, zinc);
  await waitFor(() => expect(shop.data.savedItems()).toEqual([{ quantity: 2, description: '' }]));
  await add(shop, zinc);
  expect(await screen.findByRole('dialog', { name: /cart/i })).toBeVisible();
  expect(lines(shop)).toEqual([2]);
  expect(shop.data.savedItems()).toEqual([]);
  expect(await screen.findByRole('heading', { name: 'Nothing saved yet', hidden: true })).toBeInTheDocument();
});

test('presses that are faster than the backend end at the last quantity', async () => {
  const shop = await open(['HW-ZNP']);
  await more(shop, zinc);
  await more(shop, zinc);
  await more(shop, zinc);
  await waitFor(() => expect(shop.data.savedItems()).toEqual([{ quantity: 4, description: '' }]));
  expect(await screen.findByRole('textbox', { name: `Quantity of ${zinc}` })).toHaveValue('4');
});

test('a note is kept with it', async () => {
  const shop = await open(['HW-ZNP']);
  await shop.user.click(screen.getByRole('button', { name: `Add a note ${zinc}` }));
  const field = screen.getByRole('textbox', { name: /^Note on Zinc/ });
  expect(field).toHaveFocus();
  await shop.user.type(field, 'For <b>Ada</b>');
  await shop.user.click(screen.getByRole('button', { name: 'Save note' }));
  expect(await screen.findByText('For <b>Ada</b>')).toBeVisible();
  expect(screen.getByRole('button', { name: `Change note ${zinc}` })).toHaveFocus();
  expect(shop.data.savedItems()).toEqual([{ quantity: 1, description: 'For <b>Ada</b>' }]);
});

test('what cannot be had stays, and says why', async () => {
  const shop = await open(['HW-ZNP']);
  await more(shop, zinc);
  await waitFor(() => expect(shop.data.savedItems()).toMatchObject([{ quantity: 2 }]));
  shop.data.stock('HW-ZNP', 1);
  await add(shop, zinc);
  const list = within(screen.getByRole('list', { name: 'Saved products' }));
  expect(await list.findByRole('alert')).toHaveTextContent('We do not have that many left. Please choose fewer.');
  expect(lines(shop)).toEqual([]);
  expect(shop.data.savedItems()).toHaveLength(1);
});

test('of a whole list what can be had goes, and the rest stays with its reason', async () => {
  const shop = await open(['HW-ZNP', 'HW-LIM']);
  shop.data.stock('HW-ZNP', 0);
  await shop.user.click(screen.getByRole('button', { name: 'Move all to cart' }));
  expect(await screen.findByText('1 product could not be added to your cart and stays here.')).toBeVisible();
  const list = within(screen.getByRole('list', { name: 'Saved products' }));
  await waitFor(() => expect(list.getAllByRole('heading', { level: 2 })).toHaveLength(1));
  expect(list.getByRole('heading', { name: zinc })).toBeVisible();
  expect(list.getByRole('alert')).toBeVisible();
  expect(lines(shop)).toEqual([1]);
});

test('an answer that is lost is looked up: nothing is said, and nothing doubled', async () => {
  const shop = await open(['HW-ZNP']);
  shop.backend.faults.set([{ target: { operation: 'MoveSavedToCart' }, fault: { kind: 'drop', moment: 'after' } }]);
  await add(shop, zinc);
  expect(await screen.findByRole('dialog', { name: /cart/i })).toBeVisible();
  expect(lines(shop)).toEqual([1]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a request that never arrived is said, and the product stays', async () => {
  const shop = await open(['HW-ZNP']);
  shop.backend.faults.set([{ target: { operation: 'MoveSavedToCart' }, fault: { kind: 'drop', moment: 'before' } }]);
  await add(shop, zinc);
  expect(await screen.findByRole('alert')).toHaveTextContent('The shop could not be reached.');
  expect(shop.data.savedItems()).toHaveLength(1);
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { addItemToCart } from '@/features/cart/cartOperations';
import { type RenderedShop, renderShop } from '@/testing/renderShop';
import { insertProduct } from '../../../backend/testing/fixtures';
import { insertCustomOption } from '../../../backend/testing/productTypeFixtures';

const main = () => within(screen.getByRole('main'));
const save = ({ user }: RenderedShop, name: string) =>
  user.click(main().getByRole('button', { name: `Save for later: ${name}` }));
const quantities = ({ data }: RenderedShop) => data.linesOf().map(({ quantity }) => quantity);

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('a line is saved although the list holds another choice of its product, which stays when the line comes back', async () => {
  const name = 'Magnesium Bisglycinate';
  const arrange = ({ data }: RenderedShop['backend']) => data.saveForLater(['HW-MGB-60']);
  const shop = await renderShop({ path: '/cart', signedIn: true, arrange });
  const selectedOptionUids = [shop.data.selectedOptionUid('HW-MGB-120')];
  await act(() => shop.store.dispatch(addItemToCart({ sku: 'HW-MGB', quantity: 2, selectedOptionUids })));
  await screen.findByRole('heading', { name });
  await save(shop, name);
  await waitFor(() => expect(quantities(shop)).toEqual([]));
  expect(shop.data.savedSkus()).toEqual(['HW-MGB', 'HW-MGB']);
  await shop.user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText(`${name} is in your cart as before.`);
  expect(quantities(shop)).toEqual([2]);
  expect(shop.data.savedSkus()).toEqual(['HW-MGB']);
});

test('what was typed for a line is saved with it', async () => {
  let uid = '';
  const shop = await renderShop({
    path: '/cart',
    signedIn: true,
    arrange: ({ db }) => {
      const id = insertProduct(db, { sku: 'MUG', name: 'Mug', url_key: 'mug' });
      ({ uid } = insertCustomOption(db, id, { title: 'Name', type: 'field', is_required: 1 }));
    },
  });
  const item = { sku: 'MUG', quantity: 1, enteredOptions: [{ uid, value: 'Ann' }] };
  await act(() => shop.store.dispatch(addItemToCart(item)));
  await screen.findByRole('heading', { name: 'Mug' });
  await save(shop, 'Mug');
  await waitFor(() => expect(quantities(shop)).toEqual([]));
  act(() => shop.navigator.push('/wishlist'));
  await shop.user.click(await screen.findByRole('button', { name: 'Add Mug to cart' }));
  const cart = within(await screen.findByRole('dialog', { name: /cart/i }));
  expect(await cart.findByText(/Name: Ann/)).toBeVisible();
});

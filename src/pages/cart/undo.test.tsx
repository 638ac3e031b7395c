import { act, screen, waitFor, within } from '@testing-library/react';
import { addItemToCart } from '@/features/cart/cartOperations';
import { type RenderedShop, renderShop } from '@/testing/renderShop';

const name = 'Magnesium Bisglycinate';
const sku = 'HW-MGB';

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const open = async (signedIn = false): Promise<RenderedShop> => {
  const shop = await renderShop({ path: '/cart', signedIn });
  const item = { sku, quantity: 2, selectedOptionUids: [shop.data.selectedOptionUid(`${sku}-60`)] };
  await act(() => shop.store.dispatch(addItemToCart(item)));
  await screen.findByRole('heading', { name });
  return shop;
};
const main = () => within(screen.getByRole('main'));
const quantities = ({ data }: RenderedShop) => data.linesOf().map(({ quantity }) => quantity);
const weeks = ({ data }: RenderedShop) => data.linesOf().map((line) => line.weeks);

/** Presses the one Undo there is, beside these words, and waits until the line is said to be back. */
const undo = async ({ user }: RenderedShop, words: RegExp): Promise<void> => {
  expect(await screen.findByText(words)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(`${name} is in your cart as before.`)).toBeInTheDocument();
  expect(screen.queryByText(words)).not.toBeInTheDocument();
};

test('a quantity goes back to what it was, and only the last change is offered', async () => {
  const shop = await open();
  const more = main().getByRole('button', { name: /Increase/ });
  await shop.user.click(more);
  expect(await screen.findByText(`${name}: quantity 3, was 2.`)).toBeInTheDocument();
  await shop.user.click(more);
  await shop.user.click(more);
  await undo(shop, /quantity 5, was 3\.$/);
  expect(quantities(shop)).toEqual([3]);
  expect(main().getByRole('textbox', { name: /Quantity/ })).toHaveValue('3');
});

test('a quantity that cannot be had back is said', async () => {
  const shop = await open();
  await shop.user.click(main().getByRole('button', { name: /Decrease/ }));
  await screen.findByText(/quantity 1, was 2\.$/);
  shop.data.stock(`${sku}-60`, 1);
  await shop.user.click(screen.getByRole('button', { name: 'Undo' }));
  const told = await screen.findByText('We do not have that many left. Please choose fewer.');
  expect(told).toBeInTheDocument();
  expect(quantities(shop)).toEqual([1]);
});

test('a quantity that is refused leaves no Undo', async () => {
  const shop = await open();
  shop.data.stock(`${sku}-60`, 2);
  await shop.user.click(main().getByRole('button', { name: /Increase/ }));
  expect(await main().findByText('We do not have that many left. Please choose fewer.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('a frequency goes back to buying once, and to the frequency before', async () => {
  const shop = await open();
  await shop.user.click(await main().findByRole('switch'));
  await waitFor(() => expect(weeks(shop)[0]).not.toBeNull());
  const [first] = weeks(shop);
  const select = await main().findByRole('combobox', { name: /often/ });
  const other = within(select)
    .getAllByRole<HTMLOptionElement>('option')
    .find(({ selected }) => !selected);
  await shop.user.selectOptions(select, other?.value ?? '');
  await waitFor(() => expect(weeks(shop)).not.toEqual([first]));
  // The words of the former change stand until the answer to this one is there.
  await undo(shop, new RegExp(`now comes every ${weeks(shop)[0]} weeks\\.$`));
  expect(weeks(shop)).toEqual([first]);
  await shop.user.click(await main().findByRole('switch'));
  await waitFor(() => expect(weeks(shop)).toEqual([null]));
  expect(await screen.findByText(`${name} is now a one-off purchase.`)).toBeInTheDocument();
  await shop.user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(weeks(shop)).toEqual([first]));
});

describe('a line that was saved for later', () => {
  const save = ({ user }: RenderedShop) => user.click(main().getByRole('button', { name: `Save for later: ${name}` }));

  test('comes back, and is in the wishlist no more', async () => {
    const shop = await open(true);
    await save(shop);
    await waitFor(() => expect(quantities(shop)).toEqual([]));
    await undo(shop, /is saved in your wishlist\.$/);
    expect(quantities(shop)).toEqual([2]);
    await waitFor(() => expect(shop.data.savedSkus()).toEqual([]));
  });
});

test('in the mini cart a quantity and a removed line come back, too', async () => {
  const shop = await open();
  await act(() => shop.user.click(screen.getByRole('button', { name: 'Cart, 2 items' })));
  const drawer = within(await screen.findByRole('dialog', { name: /^Your cart/ }));
  await shop.user.click(await drawer.findByRole('button', { name: /Increase/ }));
  await undo(shop, /quantity 3, was 2\.$/);
  expect(quantities(shop)).toEqual([2]);
  await shop.user.click(drawer.getByRole('button', { name: `Remove ${name}` }));
  await undo(shop, /is no longer in your cart\.$/);
  expect(quantities(shop)).toEqual([2]);
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { addItemToCart, getCartDetails } from '@/features/cart/cartOperations';
import { mergeGuestCart } from '@/features/cart/lazyCart';
import { selectIsAuthModalOpen } from '@/features/session/authModalSlice';
import { signIn } from '@/features/session/signIn';
import { firstCustomer } from '@/testing/signInAt';
import { type RenderedShop, renderShop } from '@/testing/renderShop';

/** Seeded: 60, 120 and 240 capsules, the last of which are sold out. */
const magnesium = 'HW-MGB';

const skus = ({ data }: RenderedShop) =>
  data.linesOf().map(({ sku, variant, quantity, weeks }) => ({ sku: variant ?? sku, quantity, weeks }));

const open = async (signedIn = false): Promise<RenderedShop> => {
  const shop = await renderShop({ path: '/cart', signedIn });
  const item = { sku: magnesium, quantity: 2, selectedOptionUids: [shop.data.selectedOptionUid(`${magnesium}-60`)] };
  await act(() => shop.store.dispatch(addItemToCart(item)));
  await screen.findByRole('heading', { name: 'Magnesium Bisglycinate' }, { timeout: 10_000 });
  return shop;
};
const main = () => within(screen.getByRole('main'));

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('a removed line comes back with its options, quantity and frequency', async () => {
  const shop = await open();
  await shop.user.click(await main().findByRole('switch'));
  await waitFor(() => expect(skus(shop)[0]?.weeks).not.toBeNull());
  const before = skus(shop);
  await shop.user.click(main().getByRole('button', { name: 'Remove Magnesium Bisglycinate' }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  // Neither the last line nor the toast takes the focus with it.
  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toHaveFocus();
  await shop.user.click(undo);
  await waitFor(() => expect(main().getByRole('heading', { level: 1, name: 'Your cart' })).toHaveFocus());
  await waitFor(() => expect(skus(shop)).toEqual(before));
});

test.each([
  ['0', /use Remove/],
  ['-1', /not a whole number/],
  ['0.5', /not a whole number/],
  ['1e9', /not a whole number/],
  ['lots', /not a whole number/],
  ['1000000', 'The largest quantity you can order is 20.'],
])('A-13: the quantity %s is refused in words and changes nothing', async (typed, words) => {
  const shop = await open();
  const field = main().getByRole('textbox', { name: /Quantity/ });
  await shop.user.clear(field);
  await shop.user.type(field, `${typed}{Enter}`);
  const lines = within(main().getByRole('list', { name: 'Items in your cart' }));
  expect(await lines.findByRole('alert')).toHaveTextContent(words);
  expect(field).toHaveValue('2');
  expect(skus(shop)).toMatchObject([{ quantity: 2 }]);
});

test('a quantity that is typed last is in the cart before the checkout opens', async () => {
  const shop = await open();
  const field = main().getByRole('textbox', { name: /Quantity/ });
  await shop.user.clear(field);
  await shop.user.type(field, '3');
  await shop.user.click(main().getByRole('link', { name: 'Checkout' }));
  await waitFor(() => expect(shop.reloads()).toBe(1));
  expect(window.location.pathname).toBe('/checkout');
  expect(skus(shop)).toMatchObject([{ quantity: 3 }]);
});

test('where it is refused the cart stays on screen and says why', async () => {
  const shop = await open();
  shop.data.stock(`${magnesium}-60`, 2);
  const field = main().getByRole('textbox', { name: /Quantity/ });
  await shop.user.clear(field);
  await shop.user.type(field, '9');
  const checkout = main().getByRole('link', { name: 'Checkout' });
  await shop.user.click(checkout);
  const lines = within(main().getByRole('list', { name: 'Items in your cart' }));
  await waitFor(() => expect(lines.getByRole('alert')).not.toBeEmptyDOMElement());
  await waitFor(() => expect(checkout).not.toHaveAttribute('aria-busy'));
  expect(window.location.pathname).toBe('/cart');
  expect(skus(shop)).toMatchObject([{ quantity: 2 }]);
});

test('F-15: presses while a slow change is under way count', async () => {
  const shop = await open();
  shop.backend.faults.set([
    { target: { operation: 'UpdateItemInCart' }, fault: { kind: 'delay', milliseconds: 800 }, times: 1 },
  ]);
  const more = main().getByRole('button', { name: /Increase/ });
  await shop.user.click(more);
  await waitFor(() => expect(shop.store.getState().cart.isUpdatingItem).toBe(true));
  await shop.user.click(more);
  await shop.user.click(more);
  await waitFor(() => expect(skus(shop)).toMatchObject([{ quantity: 5 }]));
  const lines = within(main().getByRole('list', { name: 'Items in your cart' }));
  await waitFor(() => expect(lines.getByRole('listitem')).toHaveAttribute('aria-busy', 'false'));
  expect(lines.queryByRole('alert')).not.toBeInTheDocument();
  expect(main().getByRole('textbox', { name: /Quantity/ })).toHaveValue('5');
});

test('a line that cannot be had as it is says so in the shop’s words, on the page and in the mini cart', async () => {
  const shop = await open();
  shop.data.stock('HW-MGB-60', 1);
  await act(() => shop.store.dispatch(getCartDetails()));
  const words = 'We do not have that many left. Please choose fewer.';
  expect(await main().findByText(words)).toBeVisible();
  expect(main().getByText(/^We cannot supply Magnesium Bisglycinate as ordered/)).toBeVisible();
});

test('what a subscription saves stands among the totals and in the mini cart', async () => {
  const shop = await open();
  const summary = within(screen.getByRole('complementary', { name: 'Summary' }));
  expect(summary.queryByText('Subscription saving')).not.toBeInTheDocument();
  await shop.user.click(await main().findByRole('switch'));
  expect((await summary.findByText('Subscription saving')).nextElementSibling).toHaveTextContent('−£4.04');
  expect(summary.getByText('Subtotal').nextElementSibling).toHaveTextContent('£27.00');
  expect((await summary.findByText('Estimated total')).nextElementSibling).toHaveTextContent('£25.91');
  await act(() => shop.user.click(screen.getByRole('button', { name: 'Cart, 2 items' })));
  const drawer = within(await screen.findByRole('dialog', { name: /^Your cart/ }));
  expect(await drawer.findByText(/You save £4.04 with your subscription\./)).toBeVisible();
  expect(drawer.getByText('Subtotal').nextElementSibling).toHaveTextContent('£22.96');
  expect(drawer.getByText(/Every \d weeks, save 15%/)).toBeVisible();
});

describe('editing options', () => {
  const edit = async (shop: RenderedShop, option: RegExp) => {
    await shop.user.click(main().getByRole('button', { name: 'Edit options of Magnesium Bisglycinate' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Edit options/ }));
    await shop.user.click(await dialog.findByRole('radio', { name: option }));
    return dialog;
  };

  test('exchanges the variant and keeps the quantity', async () => {
    const shop = await open();
    const dialog = await edit(shop, /120 capsules/);
    await shop.user.click(dialog.getByRole('button', { name: 'Save, £24.50' }));
    expect(await main().findByText('120 capsules')).toBeVisible();
    expect(skus(shop)).toMatchObject([{ sku: `${magnesium}-120`, quantity: 2 }]);
    expect(await screen.findByText('Magnesium Bisglycinate has been changed.')).toBeInTheDocument();
    await shop.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await main().findByText('60 capsules')).toBeVisible();
    expect(skus(shop)).toMatchObject([{ sku: `${magnesium}-60`, quantity: 2 }]);
  });

  test('shows the price by the plan of the line, which stays on it', async () => {
    const shop = await open();
    await shop.user.click(await main().findByRole('switch'));
    await waitFor(() => expect(skus(shop)[0]?.weeks).not.toBeNull());
    const dialog = await edit(shop, /120 capsules/);
    await shop.user.click(dialog.getByRole('button', { name: 'Save, £20.83' }));
    await waitFor(() => expect(skus(shop)[0]?.sku).toBe(`${magnesium}-120`));
    expect(skus(shop)[0]?.weeks).not.toBeNull();
  });

  test('never loses the line: what is refused leaves it as it was, and says why', async () => {
    const shop = await open();
    const dialog = await edit(shop, /120 capsules/);
    shop.data.stock('HW-MGB-120', 1);
    await shop.user.click(dialog.getByRole('button', { name: /Save/ }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      /^We do not have that many left.* Magnesium Bisglycinate is in your cart as before\.$/,
    );
    expect(skus(shop)).toMatchObject([{ sku: `${magnesium}-60`, quantity: 2 }]);
  });
});

describe('saving for later', () => {
  const save = ({ user }: RenderedShop) =>
    user.click(main().getByRole('button', { name: 'Save for later: Magnesium Bisglycinate' }));
  const wished = ({ backend }: RenderedShop) => backend.data.savedSkus()[0];

  test('moves the line of a customer to the wishlist', async () => {
    const shop = await open(true);
    await save(shop);
    await waitFor(() => expect(skus(shop)).toEqual([]));
    expect(wished(shop)).toBeDefined();
  });

  test('asks a guest to sign in, and is done then', async () => {
    const shop = await open();
    await save(shop);
    expect(selectIsAuthModalOpen(shop.store.getState())).toBe(true);
    const { email = '', password = '' } = firstCustomer ?? {};
    await act(() => shop.store.dispatch(signIn({ email, password, prepare: mergeGuestCart })));
    await waitFor(() => expect(wished(shop)).toBeDefined());
    await waitFor(() => expect(skus(shop)).toEqual([]));
  });
});

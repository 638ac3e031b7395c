import { act, screen, waitFor, within } from '@testing-library/react';
import '@/testing/noLayout';
import { selectCartContext } from '@/features/cart/operations/cartContextSlice';
import { addItemToCart } from '@/features/cart/cartOperations';
import { type RenderedShop, renderShop } from '@/testing/renderShop';

/** Seeded: a pack of 60 capsules at £13.50, 120 at £24.50; ginger root comes free from £60, delivery is £2.95 below £30. */
const smallPack = 'HW-MGB-60';

const open = async (quantity: number): Promise<RenderedShop> => {
  const shop = await renderShop({ path: '/cart' });
  if (quantity > 0) {
    await act(() => shop.store.dispatch(addItemToCart({ sku: smallPack, quantity })));
    await screen.findByRole('complementary', { name: 'Summary' });
  }
  return shop;
};
const main = () => within(screen.getByRole('main'));
const total = () => main().getByText(/^(Estimated total|Total before delivery)$/).nextElementSibling;
const context = ({ store }: RenderedShop) => selectCartContext(store.getState());

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('swaps to the bigger pack that costs less', async () => {
  const shop = await open(2);
  expect(await main().findByText(/£24.50, which is £2.50 less/)).toBeVisible();
  await shop.user.click(main().getByRole('button', { name: 'Swap to Magnesium Bisglycinate, 120 capsules' }));
  await waitFor(() => expect(total()).toHaveTextContent('£27.45'));
  // The offer is gone, and the focus that its button had.
  expect(main().getByRole('list', { name: 'Items in your cart' })).toHaveFocus();
  expect(context(shop).upsell).toEqual({ isSuccess: true, successfulProductSku: 'HW-MGB' });
  await shop.user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(total()).toHaveTextContent('£27.00'));
});

test('says how far the gift is, gives it once it is earned, and takes it back when it is not', async () => {
  const shop = await open(4);
  expect(await main().findByText('Spend £6.00 more and it is yours.')).toBeVisible();
  await shop.user.click(main().getByRole('button', { name: /Increase/ }));
  await shop.user.click(await main().findByRole('button', { name: /Add your free gift/ }));
  expect(await main().findByText('Your free gift')).toBeVisible();
  expect(main().getByRole('list', { name: 'Items in your cart' })).toHaveFocus();
  expect(screen.getByText('Ginger Root is in your cart.')).toBeVisible();
  await waitFor(() => expect(total()).toHaveTextContent('£67.50'));
  expect(context(shop).freeGift).toEqual({ success: true, sku: 'HW-GIN', name: 'Ginger Root' });
  await shop.user.click(main().getByRole('button', { name: /Decrease/ }));
  await waitFor(() => expect(main().queryByText('Your free gift')).not.toBeInTheDocument());
});

test('suggests what goes with the cart, and adds it at once', async () => {
  const shop = await open(1);
  const rail = within(await main().findByRole('region', { name: 'You may also need' }));
  const [add] = await rail.findAllByRole('button', { name: /^Add .* to cart$/ });
  if (!add) throw new Error('Nothing is suggested.');
  await shop.user.click(add);
  await waitFor(() => expect(shop.store.getState().cart.details.numItems).toBe(2));
  expect(context(shop).addedToCart?.quantity).toBe(1);
});

test('says what the mini cart added, and has the focus where a second Enter buys nothing', async () => {
  const shop = await renderShop({ path: '/' });
  await act(() => shop.store.dispatch(addItemToCart({ sku: smallPack, quantity: 1 })));
  await shop.user.click(await screen.findByRole('button', { name: 'Cart, 1 item' }));
  const drawer = within(await screen.findByRole('dialog', { name: /Your cart/ }));
  const offer = within(await drawer.findByRole('region', { name: 'Goes well with' }));
  const add = offer.getByRole('button', { name: /^Add .* to cart$/ });
  const name = add.getAttribute('aria-label')?.replace(/^Add (.*) to cart$/, '$1') ?? '';
  add.focus();
  await shop.user.keyboard('{Enter}');
  const said = await drawer.findByText(`${name} is in your cart.`);
  expect(said.closest('[role=status]')).not.toBeNull();
  expect(drawer.getByRole('list', { name: 'Items in your cart' })).toHaveFocus();
  await shop.user.keyboard('{Enter}');
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(shop.store.getState().cart.details.numItems).toBe(2);
  // What the shopper is told is told once.
  expect(drawer.getAllByRole('status').filter(({ textContent }) => textContent !== '')).toHaveLength(1);
});

describe('gift cards', () => {
  const openPanel = async (shop: RenderedShop): Promise<HTMLElement> => {
    await shop.user.click(await main().findByText('Gift card'));
    return main().findByRole('textbox', { name: 'Gift card code' });
  };

  test('pay down to nothing, and go again', async () => {
    const shop = await open(1);
    await shop.user.type(await openPanel(shop), 'hale-gift-k2vd-90tz{Enter}');
    expect(await main().findByText('£13.50 of £500.00 used')).toBeVisible();
    await waitFor(() => expect(total()).toHaveTextContent('£0.00'));
    await shop.user.click(main().getByRole('button', { name: 'Remove the gift card HALE-GIFT-K2VD-90TZ' }));
    await waitFor(() => expect(total()).toHaveTextContent('£16.45'));
  });

  test('are refused in words, and what was typed stays', async () => {
    const shop = await open(1);
    const field = await openPanel(shop);
    await shop.user.type(field, 'HALE-GIFT-W8NC-03LP{Enter}');
    expect(await main().findByRole('alert')).toHaveTextContent('This gift card is not valid');
    expect(field).toHaveValue('HALE-GIFT-W8NC-03LP');
  });
});

test('a backend without extensions shows the cart without offers and gift cards', async () => {
  const shop = await renderShop({ path: '/' });
  const fault = { kind: 'graphqlError' as const, message: 'Cannot query field' };
  shop.backend.faults.set([
    { target: { operation: 'GetCartExtras' }, fault },
    { target: { operation: 'GetGiftCards' }, fault },
  ]);
  await act(() => shop.store.dispatch(addItemToCart({ sku: smallPack, quantity: 1 })));
  await shop.user.click(await screen.findByRole('button', { name: 'Cart, 1 item' }));
  const drawer = within(await screen.findByRole('dialog', { name: /Your cart/ }));
  await shop.user.click(await drawer.findByRole('link', { name: 'View cart' }));
  await screen.findByRole('complementary', { name: 'Summary' });
  expect(await main().findByText('Add a discount code')).toBeVisible();
  expect(main().queryByText('Gift card')).not.toBeInTheDocument();
  expect(main().queryByText('You may also need')).not.toBeInTheDocument();
});

test('an empty cart leads on to categories and to signing in', async () => {
  await open(0);
  expect(await main().findByRole('link', { name: 'Vitamins' })).toBeVisible();
  expect(main().getByRole('link', { name: /^sign in$/i })).toHaveAttribute('href', '/sign-in?from=%2Fcart');
});

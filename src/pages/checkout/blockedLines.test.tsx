import { act, screen, waitFor, within } from '@testing-library/react';
import { addItemToCart, getCartDetails } from '@/features/cart/cartOperations';
import { authorised, openCheckout, placedOrders, playProvider, reachPayment } from '@/testing/checkoutVisit';
import { insertProduct } from '../../../backend/testing/fixtures';

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const iron = { sku: 'IRON', name: 'Iron', url_key: 'iron', price_minor: 700, quantity: 10 };

/** At the payment of two products. */
const openPaymentOfTwo = async () => {
  const shop = await openCheckout({ arrange: ({ db }) => insertProduct(db, iron) });
  await act(() => shop.store.dispatch(addItemToCart({ sku: 'IRON', quantity: 1 })));
  await reachPayment(shop);
  await playProvider([authorised]);
  return shop;
};
const payButton = () => screen.getByRole('button', { name: /^(Pay|Accept and pay) £/ });
const blocked = () => screen.findByRole('list', { name: 'Items in your cart' });

test('a product that is taken off sale is named, costs nothing and can be taken out where one pays', async () => {
  const shop = await openPaymentOfTwo();
  expect(payButton()).toHaveTextContent('£28.95');
  shop.data.disable('iron');
  await act(() => shop.store.dispatch(getCartDetails()));
  const list = within(await blocked());
  expect(list.getByText('This product is no longer sold.')).toBeVisible();
  expect(list.queryByRole('link')).toBeNull();
  expect(payButton()).toBeDisabled();
  expect(payButton()).toHaveTextContent('£21.95');
  await shop.user.click(list.getByRole('button', { name: 'Remove Iron' }));
  await waitFor(() => expect(payButton()).toBeEnabled());
  await shop.user.click(screen.getByRole('checkbox', { name: /I agree/ }));
  await shop.user.click(payButton());
  expect(await screen.findByRole('heading', { name: 'Thank you, Ann.' })).toBeVisible();
  expect(placedOrders(shop)).toHaveLength(1);
});

test('of a line that is too many now, the quantity can be changed where one pays', async () => {
  const shop = await openPaymentOfTwo();
  shop.data.stock('ZINC', 1);
  await act(() => shop.store.dispatch(getCartDetails()));
  const list = within(await blocked());
  expect(list.getByText('We do not have that many left. Please choose fewer.')).toBeVisible();
  expect(payButton()).toBeDisabled();
  await shop.user.click(list.getByRole('button', { name: 'Decrease quantity of Zinc Picolinate' }));
  await waitFor(() => expect(payButton()).toBeEnabled());
  // The list is gone with what was wrong: what was done stands elsewhere.
  expect(screen.queryByRole('list', { name: 'Items in your cart' })).toBeNull();
  expect(screen.getByText('Zinc Picolinate: quantity 1, was 2.')).toBeInTheDocument();
  await shop.user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('We do not have that many left. Please choose fewer.')).toBeInTheDocument();
  expect(payButton()).toBeEnabled();
});

test('a line that was taken out where one pays can be had back', async () => {
  const shop = await openPaymentOfTwo();
  shop.data.stock('IRON', 0);
  await act(() => shop.store.dispatch(getCartDetails()));
  await shop.user.click(within(await blocked()).getByRole('button', { name: 'Remove Iron' }));
  await waitFor(() => expect(payButton()).toHaveTextContent('£21.95'));
  shop.data.stock('IRON', 5);
  await shop.user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Iron is in your cart as before.')).toBeInTheDocument();
  await waitFor(() => expect(payButton()).toHaveTextContent('£28.95'));
});

import '@/testing/noLayout';
import { screen, waitFor, within } from '@testing-library/react';
import { findWalletButton, bath, offerWallet, openWalletSheet } from '@/testing/wallet/playWallet';
import { renderShop } from '@/testing/renderShop';
import { insertZinc } from '@/testing/productShop';
import { insertCustomer, insertShippingMethod, insertStore } from '../../../backend/testing/fixtures';
import { hashPasswordNow } from '../../../backend/customer/passwords';
import { testHashCost } from '../../../backend/testing/testSettings';
import type { TestBackend } from '../../../backend/testing/createTestBackend';

beforeEach(() => {
  window.scrollTo = () => undefined;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const customer = { email: 'eleanor@example.com', password: 'Correct-horse-1' };

const open = (
  path = '/zinc.html',
  signedIn?: typeof customer,
  arrange: (backend: TestBackend) => void = () => undefined,
) =>
  renderShop({
    path,
    ...(signedIn ? { signedIn } : {}),
    seed: (backend: TestBackend) => {
      insertStore(backend.db);
      insertZinc(backend.db);
      insertShippingMethod(backend.db, { carrier_code: 'flatrate', method_code: 'standard', price_minor: 295 });
      insertCustomer(backend.db, {
        email: customer.email,
        firstname: 'Eleanor',
        password_hash: hashPasswordNow(customer.password, testHashCost),
      });
      offerWallet(backend);
      arrange(backend);
    },
  });

const quantities = ({ data }: TestBackend) => data.linesOf().map(({ quantity }) => quantity);

const addToCart = async (shop: Awaited<ReturnType<typeof open>>): Promise<void> => {
  await shop.user.click(await within(screen.getByRole('main')).findByRole('button', { name: /^Add to cart/ }));
  const cart = await screen.findByRole('dialog', { name: /Your cart/ });
  await shop.user.click(await within(cart).findByRole('button', { name: 'Close' }));
};

test('a guest buys one product in a cart of its own; the cart stays as it was', async () => {
  const shop = await open();
  await addToCart(shop);
  const { cartId } = shop.store.getState().cart;
  await shop.user.click(screen.getByRole('button', { name: 'Increase quantity of Zinc Picolinate' }));
  const sheet = await openWalletSheet(shop.user, await findWalletButton(/^Buy now/));
  expect(await sheet.chooseAddress(bath)).toMatchObject({ totalMinor: 1800 + 295 });
  sheet.authorise();
  expect(await screen.findByRole('heading', { name: 'Thank you, Robin.' })).toBeVisible();
  expect(shop.backend.payments.captures).toMatchObject([{ amountMinor: 2095 }]);
  await waitFor(() => expect(shop.store.getState().cart.cartId).toBe(cartId));
  expect(quantities(shop.backend)).toEqual([1]);
  expect(await screen.findByRole('button', { name: /^Cart, 1 item/ })).toBeVisible();
});

test('after a refused payment the page has the cart that it had', async () => {
  const shop = await open();
  await addToCart(shop);
  const { cartId } = shop.store.getState().cart;
  const sheet = await openWalletSheet(shop.user, await findWalletButton(/^Buy now/));
  await sheet.chooseAddress(bath);
  sheet.authorise({ nonce: 'refused-1' });
  expect(await screen.findByText('The card was refused.')).toBeVisible();
  expect(shop.store.getState().cart.cartId).toBe(cartId);
  expect(await screen.findByRole('button', { name: /^Cart, 1 item/ })).toBeVisible();
});

test('a product that is sold out meanwhile is told beside the button', async () => {
  const shop = await open();
  const button = await findWalletButton(/^Buy now/);
  shop.data.stockOfAll(0);
  const sheet = await openWalletSheet(shop.user, button);
  expect(await screen.findByText('This has just sold out.')).toBeVisible();
  expect(sheet.isOpen()).toBe(false);
});

test('a customer’s product goes into their one cart, and out of it when nothing comes of the payment', async () => {
  const shop = await open('/zinc.html', customer);
  await addToCart(shop);
  const sheet = await openWalletSheet(shop.user, await findWalletButton(/^Buy now/));
  expect(await sheet.chooseAddress(bath)).toMatchObject({ totalMinor: 1800 + 295 });
  sheet.cancel();
  await waitFor(() => expect(quantities(shop.backend)).toEqual([1]));
  const again = await openWalletSheet(shop.user, await findWalletButton(/^Buy now/));
  await again.chooseAddress(bath);
  again.authorise({ nonce: 'refused-1' });
  expect(await screen.findByText('The card was refused.')).toBeVisible();
  expect(quantities(shop.backend)).toEqual([1]);
  const last = await openWalletSheet(shop.user, await findWalletButton(/^Buy now/));
  await last.chooseAddress(bath);
  last.authorise();
  expect(await screen.findByRole('heading', { name: 'Thank you, Robin.' })).toBeVisible();
  expect(shop.data.orders()).toMatchObject([{ email: customer.email }]);
});

test('a subscription is not offered a wallet', async () => {
  const shop = await open('/zinc.html', undefined, ({ data }) => data.plan(8, 10, true));
  await findWalletButton(/^Buy now/);
  await shop.user.click(await screen.findByRole('radio', { name: 'Subscribe Save 10%' }));
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Express checkout' })).toBeNull());
});

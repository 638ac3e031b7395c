import { act, screen, waitFor, within } from '@testing-library/react';
import { hashPasswordNow } from '../../../backend/customer/passwords';
import { insertCustomer } from '../../../backend/testing/fixtures';
import { testHashCost } from '../../../backend/testing/testSettings';
import { mergeGuestCart } from '@/features/cart/lazyCart';
import { signIn } from '@/features/session/signIn';
import { signOutAndRevoke } from '@/features/session/signOut';
import { settings } from '@/kernel/app/settings';
import { account, guestCartId, openCheckoutAsCustomer, sendAddress, enterManually } from '@/testing/checkoutVisit';
import type { RenderedShop } from '@/testing/renderShop';

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

/** Milliseconds that the token of a test's visit lives. */
const lifetimeMs = 3_600_000;
const ended = /^You were signed out because your session ended/;

/** Checkout of a customer, and a clock that the test moves. */
const openWithClock = async () => {
  const start = Date.now();
  let elapsedMs = 0;
  const shop = await openCheckoutAsCustomer({ now: () => start + elapsedMs });
  await screen.findByRole('radio', { name: /14 Cotham Brow/ });
  return { ...shop, pass: (milliseconds: number) => void (elapsedMs += milliseconds) };
};

/** The same at the payment step, after the session has ended, on the page that is loaded for it. */
const openEnded = async (reloadTakesMs = 0) => {
  const shop = await openWithClock();
  // What is entered lives as long as a session from then on.
  shop.pass(10_000);
  await sendAddress(shop.user);
  await screen.findByTitle('Card details');
  // The warning is closed, and the time goes on.
  shop.pass(lifetimeMs - 60_000);
  await screen.findByRole('dialog', { name: 'Stay signed in' });
  await shop.user.keyboard('{Escape}');
  shop.pass(51_000);
  await waitFor(() => expect(shop.reloads()).toBe(1));
  if (reloadTakesMs > 0) await act(() => new Promise((resolve) => setTimeout(resolve, reloadTakesMs)));
  const page = await shop.openAgain();
  await screen.findByText(ended);
  return { ...shop, ...page };
};

const enter = (shop: RenderedShop, who: { email: string; password: string }): Promise<void> =>
  act(() => shop.store.dispatch(signIn({ ...who, prepare: mergeGuestCart })));

/** What local storage holds in clear, beside what waits for its owner. */
const readableTexts = (): string =>
  Object.entries({ ...window.localStorage })
    .filter(([key]) => key !== `${settings.storageNamespace}__checkout_aside`)
    .map(([, text]) => String(text))
    .join();

test('two minutes before its end a session is prolonged by the password; the cart and what is typed stay', async () => {
  const shop = await openWithClock();
  await shop.user.click(screen.getByRole('radio', { name: 'Use another address' }));
  await enterManually(shop.user);
  await shop.user.type(screen.getByLabelText(/^Street address/), '3 Elm Grove');
  const { token } = shop.store.getState().user;
  shop.pass(lifetimeMs - 121_000);
  await act(() => new Promise((resolve) => setTimeout(resolve, 1500)));
  expect(screen.queryByRole('dialog', { name: 'Stay signed in' })).not.toBeInTheDocument();
  shop.pass(1000);
  const dialog = await screen.findByRole('dialog', { name: 'Stay signed in' });
  expect(dialog).toHaveTextContent(account.email);

  const button = within(dialog).getByRole('button', { name: 'Stay signed in' });
  await shop.user.type(within(dialog).getByLabelText(/^Password/), 'wrong');
  await shop.user.click(button);
  expect(await within(dialog).findByText(/^The password is not right/)).toBeVisible();
  await waitFor(() => expect(within(dialog).getByLabelText(/^Password/)).toHaveValue(''));
  await shop.user.type(within(dialog).getByLabelText(/^Password/), account.password);
  await shop.user.click(button);

  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Stay signed in' })).not.toBeInTheDocument());
  expect(shop.store.getState().user.token).not.toBe(token);
  expect(shop.store.getState().cart.cartId).toBe(guestCartId);
  expect(screen.getByLabelText(/^Street address/)).toHaveValue('3 Elm Grove');
  shop.pass(121_000);
  await act(() => new Promise((resolve) => setTimeout(resolve, 1500)));
  expect(shop.reloads()).toBe(0);
});

test('the warning also signs out', async () => {
  const shop = await openWithClock();
  shop.pass(lifetimeMs - 100_000);
  const dialog = await screen.findByRole('dialog', { name: 'Stay signed in' });
  await shop.user.click(within(dialog).getByRole('button', { name: 'Sign Out' }));
  await waitFor(() => expect(shop.store.getState().user.isSignedIn).toBe(false));
  expect(screen.queryByText(ended)).not.toBeInTheDocument();
});

test('F-20: after the end the reason is said once, and the customer finds the same step when they sign in', async () => {
  // A slow reload leaves the page there for a while: the reason is for the next one.
  const shop = await openEnded(1200);
  expect(screen.getAllByText(ended)).toHaveLength(1);
  expect(screen.getByRole('heading', { name: 'Your cart is waiting in your account' })).toBeVisible();
  expect(readableTexts()).not.toContain('Cotham');
  expect(readableTexts()).not.toContain(account.email);
  expect(window.localStorage.getItem(`${settings.storageNamespace}__session_ended`)).toBeNull();

  await enter(shop, account);
  expect(await screen.findByTitle('Card details')).toBeInTheDocument();
  expect(screen.getByText(/14 Cotham Brow/)).toBeVisible();
});

test('the page itself leads to the sign-in, over which no message lies', async () => {
  const shop = await openEnded();
  await shop.user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByRole('form', { name: 'Sign In' })).toBeVisible();
  expect(screen.queryByText(ended)).not.toBeInTheDocument();
});

test.each([
  [
    'of another customer',
    async (shop: RenderedShop) => enter(shop, { email: 'bob@example.com', password: account.password }),
  ],
  [
    'of a customer who signed out',
    async (shop: RenderedShop) => {
      await enter(shop, account);
      await act(() => shop.store.dispatch(signOutAndRevoke()));
    },
  ],
])('nothing of it is left in the browser %s', async (_who, go) => {
  const shop = await openEnded();
  insertCustomer(shop.backend.db, {
    email: 'bob@example.com',
    password_hash: hashPasswordNow(account.password, testHashCost),
  });
  await go(shop);
  expect(JSON.stringify({ ...window.localStorage })).not.toContain('Cotham');
});

test('after an hour it is gone for the customer, too', async () => {
  const shop = await openEnded();
  shop.pass(3_600_001);
  await enter(shop, account);
  expect(await screen.findByRole('button', { name: 'Continue to payment' })).toBeVisible();
  expect(screen.queryByTitle('Card details')).not.toBeInTheDocument();
});

import { screen, waitFor, within } from '@testing-library/react';
import { openCheckout, openCheckoutAsCustomer } from '@/testing/checkoutVisit';
import type { TestBackend } from '../../../backend/testing/createTestBackend';

const off = ({ data }: TestBackend): void => data.setting('is_guest_checkout_enabled', false);

beforeEach(() => {
  window.scrollTo = () => undefined;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('the cart leads a guest to the sign-in and says why, without wallets', async () => {
  await openCheckout({ path: '/cart', arrange: off });
  const page = within(screen.getByRole('main'));
  const [way] = await page.findAllByRole('link', { name: 'Sign in to check out' });
  expect(way).toHaveAttribute('href', '/sign-in?from=%2Fcheckout');
  expect(page.getAllByText(/You need an account to order here/)[0]).toBeVisible();
  expect(page.queryByRole('link', { name: 'Checkout' })).not.toBeInTheDocument();
  expect(page.queryByRole('group', { name: 'Express checkout' })).not.toBeInTheDocument();
});

test('checkout asks a guest for the sign-in before any address', async () => {
  const { user } = await openCheckout({ arrange: off });
  expect(await screen.findByRole('heading', { name: 'Please sign in to order' })).toBeVisible();
  expect(screen.queryByLabelText(/^First name/)).not.toBeInTheDocument();
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: /^Sign in$/i }));
  expect(await screen.findByRole('dialog', { name: /Sign in/i })).toBeVisible();
});

test('a customer goes on as ever', async () => {
  await openCheckoutAsCustomer({ arrange: off });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Continue to payment' })).toBeVisible());
  expect(screen.queryByText(/You need an account/)).not.toBeInTheDocument();
});

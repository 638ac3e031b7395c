import { act, screen, waitFor, within } from '@testing-library/react';
import { lazyAuthModal } from '@/shell/lazyAuthModal';
import { authModalOpened } from '@/features/session/authModalSlice';
import { type RenderedShop, renderShop } from '@/testing/renderShop';
import customers from '../../../backend/seed/data/customers.json';

const [customer] = customers;

const open = async (): Promise<RenderedShop> => {
  const shop = await renderShop({ path: '/cart' });
  // Any control of the page may open it.
  screen.getAllByRole('link', { name: 'Halewell home' })[0]?.focus();
  await act(async () => {
    shop.store.dispatch(authModalOpened());
    await Promise.resolve();
  });
  return shop;
};
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));

beforeAll(() => lazyAuthModal.load());
beforeEach(() => {
  window.scrollTo = () => undefined;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('signs in where the shopper is, and closes', async () => {
  const shop = await open();
  const signIn = dialog('Sign In');
  await shop.user.type(signIn.getByLabelText(/^Email/), customer?.email ?? '');
  await shop.user.type(signIn.getByLabelText(/^Password/), customer?.password ?? '');
  await shop.user.click(signIn.getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(shop.store.getState()).toMatchObject({ user: { isSignedIn: true }, authModal: { isOpen: false } });
  expect(window.location.pathname).toBe('/cart');
});

test('closes on Escape, gives the focus back, and starts with Sign In again', async () => {
  const shop = await open();
  await shop.user.click(dialog('Sign In').getByRole('button', { name: 'Forgot password?' }));
  await screen.findByRole('dialog', { name: 'Forgot Password' });
  expect(dialog('Forgot Password').getByRole('group', { name: 'Forgot Password' })).toHaveFocus();
  await shop.user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Halewell home' })[0]).toHaveFocus();
  act(() => void shop.store.dispatch(authModalOpened()));
  expect(screen.getByRole('dialog', { name: 'Sign In' })).toBeInTheDocument();
});

test('closes when the shopper goes elsewhere', async () => {
  const shop = await open();
  await act(async () => {
    window.history.pushState({ key: 'x', usr: null, idx: 0 }, '', '/create-account');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await Promise.resolve();
  });
  await waitFor(() => expect(shop.store.getState().authModal.isOpen).toBe(false));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { type RenderedShop, renderShop, type RenderShopOptions } from '@/testing/renderShop';
import { drawerToggled } from '../appSlice';

import customers from '../../../backend/seed/data/customers.json';
import { lazyAuthForms } from '../lazyAuthForms';
import { menuDrawer } from './menuDrawer';
import { lazyMobileMenu } from './lazyMobileMenu';

const [customer] = customers;

const openDrawer = ({ store }: RenderedShop): Promise<void> =>
  act(async () => {
    store.dispatch(drawerToggled(menuDrawer));
    await Promise.resolve();
  });
const open = async (options: RenderShopOptions = {}): Promise<RenderedShop> => {
  const shop = await renderShop({ path: '/cart', ...options });
  await openDrawer(shop);
  await drawer().findByRole('button', { name: 'Vitamins' });
  return shop;
};
const drawer = () => within(screen.getByRole('dialog', { name: 'Main Menu' }));
const panel = (name: string) => drawer().findByRole('region', { name });
const press = async ({ user }: RenderedShop, name: string): Promise<void> => {
  await user.click(drawer().getByRole('button', { name }));
};

beforeAll(async () => {
  await lazyMobileMenu.load();
  await lazyAuthForms.load();
});
beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('signing in ends in My Account, which signs out again', async () => {
  const shop = await open();
  await press(shop, 'Sign In');
  const signIn = within(await panel('Sign In'));
  await shop.user.type(await signIn.findByLabelText(/^Email/), customer?.email ?? '');
  await shop.user.type(signIn.getByLabelText(/^Password/), customer?.password ?? '');
  await shop.user.click(within(signIn.getByRole('form')).getByRole('button', { name: 'Sign In' }));

  const account = within(await panel('My Account'));
  expect(account.getByText(customer?.email ?? '')).toBeVisible();
  expect(window.location.pathname).toBe('/cart');
  await shop.user.click(account.getByRole('button', { name: 'Sign Out' }));
  await waitFor(() => expect(drawer().getByRole('button', { name: 'Sign In' })).toHaveFocus());
  expect(shop.store.getState().user.isSignedIn).toBe(false);
});

test('Create Account and Forgot Password lead back to Sign In, and take the typed email along', async () => {
  const shop = await open();
  await press(shop, 'Sign In');
  await shop.user.type(await drawer().findByLabelText(/^Email/), 'sam@example.com');
  for (const [link, view] of [
    ['Create Account', 'Create Account'],
    ['Forgot password?', 'Forgot Password'],
  ] as const) {
    await press(shop, link);
    expect(within(await panel(view)).getByLabelText(/^Email/)).toHaveValue('sam@example.com');
    expect(drawer().getByRole('group', { name: view })).toHaveFocus();
    await press(shop, 'Back');
    expect(within(await panel('Sign In')).getByLabelText(/^Email/)).toHaveValue('sam@example.com');
  }
});

test('a customer finds their account, and opening the drawer again starts with the menu', async () => {
  const shop = await open({ signedIn: true });
  await press(shop, `Hi, ${customer?.firstname ?? ''}`);
  expect(within(await panel('My Account')).getByRole('link', { name: 'Wishlist' })).toHaveAttribute(
    'href',
    '/wishlist',
  );
  await shop.user.click(within(await panel('My Account')).getByRole('button', { name: 'Close' }));
  expect(shop.store.getState().app.drawer).toBeNull();
  await openDrawer(shop);
  await waitFor(() => expect(drawer().queryByRole('region', { name: 'My Account' })).not.toBeInTheDocument());
  expect(drawer().getByRole('button', { name: 'Vitamins' })).toBeInTheDocument();
});

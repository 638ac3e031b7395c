import { act, screen, waitFor, within } from '@testing-library/react';
import { type RenderedShop, renderShop } from '@/testing/renderShop';
import type { TestBackend } from '../../../backend/testing/createTestBackend';
import { insertCustomer, insertStore } from '../../../backend/testing/fixtures';

const email = 'eleanor@example.com';
/** The footer has a form of its own. */
const page = () => within(screen.getByRole('main'));

const password = 'Another-Gate-7';

const seed = ({ db }: TestBackend): void => {
  insertStore(db);
  insertCustomer(db, { email, firstname: 'Eleanor' });
};
const ask = async ({ user }: RenderedShop, address: string): Promise<void> => {
  await user.clear(page().getByLabelText(/^Email/));
  await user.type(page().getByLabelText(/^Email/), address);
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
};
const mailedPath = ({ backend }: RenderedShop): string => {
  const link = new URL(/https?:\S+/.exec(backend.data.lastMail())?.[0] ?? '', 'http://localhost');
  return link.pathname + link.search;
};
const sent = (address: string): RegExp => new RegExp(`^If ${address} has an account, a link`);
/** Follows a link as from a mail: in the running shop, by its address. */
const follow = (path: string): Promise<void> =>
  act(async () => {
    window.history.pushState({ key: path, usr: null, idx: 0 }, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
    await Promise.resolve();
  });
const choose = async ({ user }: RenderedShop, text: string): Promise<void> => {
  await user.clear(page().getByLabelText(/^New password/));
  await user.type(page().getByLabelText(/^New password/), text);
  await user.click(screen.getByRole('button', { name: 'Save the new password' }));
};

beforeEach(() => {
  window.scrollTo = () => undefined;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('from the forgotten password over the mail to being signed in with the new one', async () => {
  const shop = await renderShop({ path: '/forgot-password', seed });
  await ask(shop, email);
  expect(await screen.findByText(sent(email))).toBeVisible();

  await follow(mailedPath(shop));
  expect(await screen.findByRole('heading', { level: 1, name: 'Choose a new password' })).toBeInTheDocument();
  expect(screen.getByText(`For the account of ${email}. You sign in with it afterwards.`)).toBeVisible();
  await choose(shop, 'short');
  expect(page().getByLabelText(/^New password/)).toHaveAccessibleDescription(
    /^Must contain at least 10 character\(s\)\./,
  );
  await choose(shop, password);
  expect(await screen.findByText('Your new password is saved. Sign in with it.')).toBeVisible();
  expect(page().getByRole('heading', { level: 1, name: 'Sign In' })).toHaveFocus();
  expect(page().getByLabelText(/^Email/)).toHaveValue(email);
  await shop.user.type(page().getByLabelText(/^Password/), password);
  await shop.user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByRole('button', { name: 'Hi, Eleanor' })).toBeVisible();
  await waitFor(() => expect(window.location.pathname).toBe('/'));
});

test('a link that does not say whose password it is asks for the email', async () => {
  const shop = await renderShop({ path: '/forgot-password', seed });
  await ask(shop, email);
  await screen.findByText(sent(email));
  const token = new URLSearchParams(mailedPath(shop).split('?')[1]).get('token') ?? '';
  await follow(`/customer/account/createPassword?token=${token}`);
  await screen.findByRole('heading', { level: 1, name: 'Choose a new password' });
  await shop.user.type(page().getByLabelText(/^Email/), email);
  await choose(shop, password);
  expect(await screen.findByText('Your new password is saved. Sign in with it.')).toBeVisible();
  expect(page().getByLabelText(/^Email/)).toHaveValue(email);
});

test('an address without an account gets the same answer', async () => {
  const shop = await renderShop({ path: '/forgot-password', seed });
  await ask(shop, 'nobody@example.com');
  expect(await screen.findByText(sent('nobody@example.com'))).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('also where the backend tells them apart', async () => {
  const shop = await renderShop({ path: '/forgot-password', seed });
  shop.backend.faults.set([
    {
      target: { operation: 'RequestPasswordResetEmail' },
      fault: { kind: 'graphqlError', message: "Cannot reset the customer's password", category: 'graphql-input' },
      times: 1,
    },
  ]);
  await ask(shop, email);
  expect(await screen.findByText(sent(email))).toBeVisible();
});

test('a link that was used, or is not whole, says so and leads to a new one', async () => {
  const shop = await renderShop({ path: `/customer/account/createPassword?email=${email}&token=used`, seed });
  await choose(shop, password);
  expect(await page().findByRole('alert')).toHaveTextContent('This link is no longer valid. Ask for a new one.');
  expect(page().getByLabelText(/^New password/)).toHaveValue(password);
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/forgot-password');
  await follow('/customer/account/createPassword');
  expect(await screen.findByText(/This link is incomplete/)).toBeVisible();
});

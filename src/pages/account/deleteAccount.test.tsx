import { screen, waitFor, within } from '@testing-library/react';
import { type RenderedShop, renderShop } from '@/testing/renderShop';
import { playStockBuild } from '@/testing/stock/stockShop';
import { fixturePassword, insertCustomer } from '../../../backend/testing/fixtures';

const email = 'ann@example.com';
const open = (profile: 'full' | 'stock'): Promise<RenderedShop> =>
  renderShop({
    profile,
    path: '/account-information',
    signedIn: { email, password: fixturePassword },
    arrange: ({ db }) => void insertCustomer(db, { email }),
  });
const page = () => within(screen.getByRole('main'));
const stands = ({ data }: RenderedShop): boolean => JSON.stringify(data.customers()).includes(email);

const send = async (shop: RenderedShop, password: string): Promise<void> => {
  await shop.user.click(await page().findByRole('button', { name: 'Delete my account' }));
  const field = page().getByLabelText(/Current password/i);
  expect(field).toHaveFocus();
  await shop.user.type(field, password);
  await shop.user.click(page().getByRole('button', { name: 'Delete my account for good' }));
};

beforeEach(() => {
  window.scrollTo = () => undefined;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('before a bare Magento', () => {
  playStockBuild();

  test('a customer deletes the account with the password, and the shop knows nobody any more', async () => {
    const shop = await open('stock');
    await send(shop, fixturePassword);
    expect(await screen.findByText('Your account has been deleted.')).toBeVisible();
    expect(stands(shop)).toBe(false);
    expect(window.location.pathname).toBe('/');
    expect(shop.store.getState().user).toMatchObject({ isSignedIn: false, token: null });
    expect(JSON.stringify(shop.services.apollo.cache.extract())).not.toContain(email);
  });

  test('a wrong password deletes nothing', async () => {
    const shop = await open('stock');
    await send(shop, 'Wrong-Password-1');
    expect(await page().findByText('The password is not right. Please check it and try again.')).toBeVisible();
    expect(stands(shop)).toBe(true);
    await shop.user.click(page().getByRole('button', { name: 'Keep my account' }));
    expect(page().getByRole('button', { name: 'Delete my account' })).toHaveFocus();
  });

  test('a deletion whose answer is lost is looked up', async () => {
    const shop = await open('stock');
    shop.backend.faults.set([{ target: { operation: 'DeleteAccount' }, fault: { kind: 'drop', moment: 'after' } }]);
    await send(shop, fixturePassword);
    expect(await screen.findByText('Your account has been deleted.')).toBeVisible();
    expect(stands(shop)).toBe(false);
  });

  test('one that never arrived is said, and the account stands', async () => {
    const shop = await open('stock');
    shop.backend.faults.set([{ target: { operation: 'DeleteAccount' }, fault: { kind: 'drop', moment: 'before' } }]);
    await send(shop, fixturePassword);
    expect(await page().findByRole('alert')).toBeVisible();
    expect(stands(shop)).toBe(true);
    await waitFor(() => expect(shop.store.getState().user.isSignedIn).toBe(true));
  });
});

test('where a mailed link does it, the page asks for no password, and a session alone deletes nothing', async () => {
  const shop = await open('full');
  expect(await page().findByRole('region', { name: 'Your data' })).toBeVisible();
  expect(page().queryByRole('region', { name: 'Delete your account' })).not.toBeInTheDocument();
  const { token } = shop.store.getState().user;
  const answer = await shop.backend.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: 'mutation { deleteCustomer }' }),
  });
  expect(await answer.text()).toContain('graphql-authorization');
  expect(stands(shop)).toBe(true);
});

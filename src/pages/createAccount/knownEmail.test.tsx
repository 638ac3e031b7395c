import { screen, waitFor, within } from '@testing-library/react';
import { renderShop, type RenderedShop } from '@/testing/renderShop';
import { playStockBuild } from '@/testing/stock/stockShop';
import { insertCustomer } from '../../../backend/testing/fixtures';

const known = 'ann@example.com';
const page = () => within(screen.getByRole('main'));
const hint = 'There is an account with this email address. Sign In';

beforeEach(() => {
  window.scrollTo = () => undefined;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const open = (profile: 'full' | 'stock', isTold: boolean): Promise<RenderedShop> =>
  renderShop({
    profile,
    path: '/create-account',
    arrange: ({ db, data }) => {
      insertCustomer(db, { email: known });
      data.setting('guest_checkout_login_enabled', isTold);
    },
  });

const give = async ({ user }: RenderedShop, email: string): Promise<void> => {
  const field = await page().findByLabelText(/^Email/);
  await user.clear(field);
  await user.type(field, email);
  await user.tab();
};

describe.each(['full', 'stock'] as const)('a %s shop', (profile) => {
  if (profile === 'stock') playStockBuild();

  test('that may tell leads who has an account to the sign-in', async () => {
    const shop = await open(profile, true);
    await give(shop, known);
    expect(await page().findByText((_, element) => element?.textContent === hint)).toBeVisible();
    await give(shop, 'nobody@example.com');
    await waitFor(() => expect(page().queryByText(/There is an account/)).not.toBeInTheDocument());
  });

  test('that does not tell says nothing', async () => {
    const shop = await open(profile, false);
    const asked = jest.spyOn(shop.backend, 'fetch');
    await give(shop, known);
    await waitFor(() => expect(JSON.stringify(asked.mock.calls)).toContain('IsEmailAvailable'));
    await waitFor(() => expect(page().queryByText(/There is an account/)).not.toBeInTheDocument());
  });
});

test('a backend that fails to answer holds nobody up', async () => {
  const shop = await open('full', true);
  shop.backend.faults.set([{ target: { operation: 'IsEmailAvailable' }, fault: { kind: 'status', status: 500 } }]);
  await give(shop, known);
  expect(page().queryByRole('alert')).not.toBeInTheDocument();
  expect(page().getByRole('button', { name: 'Create account' })).toBeEnabled();
});

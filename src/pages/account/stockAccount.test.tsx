import { screen, waitFor, within } from '@testing-library/react';
import { type RenderedShop, renderShop } from '@/testing/renderShop';
import { playStockBuild } from '@/testing/stock/stockShop';
import { fixturePassword, insertCustomer } from '../../../backend/testing/fixtures';

playStockBuild();

const email = 'ann@example.com';
const open = (path: string): Promise<RenderedShop> =>
  renderShop({
    profile: 'stock',
    path,
    signedIn: { email, password: fixturePassword },
    arrange: ({ db }) => void insertCustomer(db, { email }),
  });
const page = () => within(screen.getByRole('main'));

beforeEach(() => {
  window.scrollTo = () => undefined;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('a bare Magento changes names, and is asked for nothing that it lacks', async () => {
  const { user } = await open('/customer/account/edit');
  const pages = within(await page().findByRole('navigation', { name: 'My Account' }));
  expect(pages.queryByRole('link', { name: 'Subscriptions' })).toBeNull();
  expect(pages.queryByRole('link', { name: 'Credit and points' })).toBeNull();
  expect(page().queryByRole('region', { name: 'Data protection' })).toBeNull();
  expect(page().queryByRole('region', { name: 'Your data' })).toBeNull();
  await user.click(await page().findByRole('button', { name: 'Change Name' }));
  const first = page().getByLabelText(/First name/);
  await user.clear(first);
  await user.type(first, 'Anna');
  await user.click(page().getByRole('button', { name: 'Save' }));
  expect(await page().findByText(/^Anna /)).toBeVisible();
});

test('a bare Magento has the newsletter, saved cards and addresses', async () => {
  const { user } = await open('/communications');
  expect(await page().findAllByRole('checkbox')).toHaveLength(1);
  await user.click(page().getByRole('checkbox'));
  expect(await screen.findByText('Newsletter: switched on.')).toBeVisible();
  await user.click(page().getByRole('link', { name: 'Saved Payments' }));
  expect(await page().findByRole('heading', { name: 'No saved cards' })).toBeVisible();
  await user.click(page().getByRole('link', { name: 'Address Book' }));
  expect(await page().findByRole('heading', { name: 'No addresses yet' })).toBeVisible();
});

test('store credit and reward points have no page', async () => {
  await open('/credit-and-points');
  await waitFor(() => expect(document.title).toContain('404 Not Found'));
});

test.each(['/gdpr-request/type/delete/code/x', '/credit-and-points'])(
  'a guest at %s, which is not there, is not asked to sign in first',
  async (path) => {
    await renderShop({ profile: 'stock', path });
    await waitFor(() => expect(document.title).toContain('404 Not Found'));
    expect(window.location.pathname).toBe(path);
  },
);

test('a link about data leads nowhere, and tells a prerenderer so', async () => {
  const { user } = await open('/gdpr-request/type/delete/code/x');
  await waitFor(() => expect(document.title).toContain('404 Not Found'));
  expect(screen.queryByRole('button', { name: /Delete/ })).toBeNull();
  const status = () => document.head.querySelector('meta[name="prerender-status-code"]');
  expect(status()).toHaveAttribute('content', '404');
  await user.click(page().getByRole('link', { name: 'Take me home' }));
  await waitFor(() => expect(status()).toBeNull());
});

import { act, screen, within } from '@testing-library/react';
import { type RenderedShop, renderShop } from '@/testing/renderShop';
import type { TestBackend } from '../../../backend/testing/createTestBackend';
import {
  fixturePassword,
  insertCustomer,
  insertProduct,
  insertStore,
  insertStoreSetting,
} from '../../../backend/testing/fixtures';
import { shopData } from '../../../backend/testing/arrange/shopData';

const email = 'ann@example.com';

/** An order of somebody; those of later numbers are newer. */
const insertOrder = ({ db }: TestBackend, customerId: number, number: number): void => {
  shopData(db).order({
    id: number,
    number: `1000000${number}`,
    customerId,
    status: 'complete',
    createdAt: `2026-11-${String(number).padStart(2, '0')} 10:00:00`,
  });
};

const open = (orders: readonly number[], path = '/order-history'): Promise<RenderedShop> =>
  renderShop({
    path,
    signedIn: { email, password: fixturePassword },
    seed: (backend) => {
      insertStore(backend.db);
      const ann = insertCustomer(backend.db, { email });
      const other = insertCustomer(backend.db, { email: 'other@example.com' });
      orders.forEach((number) => insertOrder(backend, ann, number));
      insertOrder(backend, other, 28);
    },
  });
const page = () => within(screen.getByRole('main'));
const numbers = () =>
  page()
    .getAllByRole('article')
    .map((card) => card.querySelector('strong')?.textContent);

beforeEach(() => {
  window.scrollTo = () => undefined;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('lists the customer’s own orders, newest first, with what the backend says of them', async () => {
  await open([11, 12]);
  const card = within(await page().findByRole('article', { name: '100000012' }));
  expect(numbers()).toEqual(['100000012', '100000011']);
  expect(card.getByText('12 November 2026')).toBeVisible();
  expect(card.getByText('£22.95')).toBeVisible();
  // The word of the page that tracks orders.
  expect(card.getByText('On its way')).toBeVisible();
});

test('is also at the account’s address, and has pages', async () => {
  const { user, openAgain } = await open([11, 12, 13, 14, 15, 16, 17], '/customer/account/');
  await page().findByRole('article', { name: '100000017' });
  expect(numbers()).toHaveLength(6);
  await user.click(page().getByRole('link', { name: 'Page 2' }));
  expect(await page().findByRole('article', { name: '100000011' })).toBeVisible();
  expect(window.location.search).toBe('?page=2');
  // Behind the last page there is the last one.
  window.history.replaceState(null, '', '/order-history?page=99999');
  await openAgain();
  expect(await page().findByRole('article', { name: '100000011' })).toBeVisible();
  expect(window.location.search).toBe('?page=2');
});

test('tells at the account’s address whose it is, and where orders go', async () => {
  const { user, data } = await open([11], '/customer/account');
  const account = within(await page().findByRole('region', { name: 'Account Information' }));
  expect(account.getByText(email)).toBeVisible();
  expect(page().getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  expect(page().getByRole('heading', { level: 2, name: 'Order History' })).toBeVisible();
  const pages = within(page().getByRole('navigation', { name: 'My Account' }));
  expect(pages.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
  expect(pages.getByRole('link', { name: 'Order History' })).not.toHaveAttribute('aria-current');
  const delivery = () => within(page().getByRole('region', { name: 'Default delivery address' }));
  expect(await delivery().findByText('None chosen yet')).toBeVisible();
  data.address(data.customerIdOf(email), '14 Cotham Brow', 'BS6 6AN', true);
  await user.click(delivery().getByRole('link', { name: /^Change/ }));
  expect(await page().findByRole('article')).toHaveTextContent('14 Cotham Brow');
  await user.click(page().getByRole('link', { name: 'My Account' }));
  expect(await delivery().findByText(/14 Cotham Brow, Bristol, BS6 6AN/)).toBeVisible();
});

test('finds an order by a part of its number, and helps on when there is none', async () => {
  const { user } = await open([11, 12]);
  await page().findByRole('article', { name: '100000012' });
  const search = within(page().getByRole('search'));
  await user.type(search.getByLabelText('Search by order number'), '11{Enter}');
  expect(await page().findByRole('article', { name: '100000011' })).toBeVisible();
  expect(numbers()).toHaveLength(1);
  const field = search.getByLabelText('Search by order number');
  expect(field).toHaveFocus();
  const status = page().getByRole('status');
  expect(status).toHaveTextContent('1 order');
  await user.clear(field);
  await user.type(field, '99');
  const find = search.getByRole('button', { name: 'Search' });
  await user.click(find);
  expect(await page().findByRole('heading', { name: 'No order with 99' })).toBeVisible();
  expect(find).toHaveFocus();
  expect(page().getByRole('status')).toBe(status);
  expect(status).toHaveTextContent('No order with 99');
  await user.click(page().getByRole('link', { name: 'Show all orders' }));
  expect(await page().findAllByRole('article')).toHaveLength(2);
  expect(field).toHaveValue('');
  act(() => window.history.back());
  expect(await page().findByRole('heading', { name: 'No order with 99' })).toBeVisible();
  expect(field).toHaveValue('99');
});

test('finds orders by state and day, and keeps that over the pages and in the address', async () => {
  const { user, data } = await open([1, 2, 3, 4, 5, 6, 7, 8]);
  await page().findByRole('article', { name: '10000008' });
  data.orderStatus(8, 'closed');
  await user.selectOptions(page().getByLabelText('Status'), 'On its way');
  await user.type(page().getByLabelText('Placed from'), '2026-11-01');
  await user.click(page().getByRole('button', { name: 'Search' }));
  expect(await page().findByText('7 orders')).toBeVisible();
  expect(window.location.search).toBe('?state=complete&from=2026-11-01');
  await user.click(page().getByRole('link', { name: 'Page 2' }));
  expect(await page().findByRole('article', { name: '10000001' })).toBeVisible();
  // The link went with the list, and the heading of the page is not what has changed.
  expect(page().getByText('7 orders')).toHaveFocus();
  expect(page().getByLabelText('Status')).toHaveValue('complete');
  await user.clear(page().getByLabelText('Placed from'));
  await user.type(page().getByLabelText('Placed until'), '2026-10-31');
  await user.click(page().getByRole('button', { name: 'Search' }));
  expect(await page().findByRole('heading', { name: 'No orders found' })).toBeVisible();
  await user.selectOptions(page().getByLabelText('Status'), 'Refunded');
  await user.clear(page().getByLabelText('Placed until'));
  await user.click(page().getByRole('button', { name: 'Search' }));
  expect(within(await page().findByRole('article', { name: '10000008' })).getByText('Refunded')).toBeVisible();
  expect(numbers()).toHaveLength(1);
  await user.click(page().getAllByRole('link', { name: 'Show all orders' })[0] ?? document.body);
  expect(await page().findByText('8 orders')).toBeVisible();
});

test('says when there is no order yet', async () => {
  await open([]);
  expect(await page().findByRole('heading', { name: 'No orders yet' })).toBeVisible();
});

test('says when they cannot be loaded, and tries again', async () => {
  const shop = await open([11]);
  await page().findByRole('article');
  shop.backend.faults.set([
    { target: { operation: 'CustomerOrders' }, fault: { kind: 'graphqlError', message: 'No.' }, times: 1 },
  ]);
  await shop.user.type(page().getByRole('textbox', { name: 'Search by order number' }), '1{Enter}');
  expect(await page().findByRole('alert')).toHaveTextContent('Your orders could not be loaded.');
  await shop.user.click(page().getByRole('button', { name: 'Try again' }));
  expect(await page().findByRole('article', { name: '100000011' })).toBeVisible();
});

describe('an order', () => {
  const openOrder = (stock: number): Promise<RenderedShop> =>
    renderShop({
      path: '/order-history',
      signedIn: { email, password: fixturePassword },
      seed: (backend) => {
        insertStore(backend.db);
        insertStoreSetting(backend.db, 'seller', {
          name: 'Halewell Ltd',
          street: ['4 Quay'],
          city: 'Bristol',
          postcode: 'BS1 4RN',
          country_code: 'GB',
          vat_number: 'GB 1',
          company_number: '2',
        });
        insertProduct(backend.db, { sku: 'ZINC', name: 'Zinc Picolinate', price_minor: 950, quantity: stock });
        insertOrder(backend, insertCustomer(backend.db, { email }), 12);
        backend.data.invoice(12, '10000000007');
      },
    });
  const again = (): Promise<HTMLElement> => page().findByRole('button', { name: 'Buy again 100000012' });

  test('is bought again, once, however often it is pressed', async () => {
    const shop = await openOrder(10);
    await shop.user.dblClick(await again());
    const cart = within(await screen.findByRole('dialog', { name: /cart/i }));
    expect(await cart.findByText('Zinc Picolinate')).toBeVisible();
    expect(shop.store.getState().cart.details.numItems).toBe(2);
  });

  test('names what cannot be had, and stays usable when the line drops', async () => {
    const shop = await openOrder(1);
    await shop.user.click(await again());
    const missing = 'Could not be added: Zinc Picolinate. Nothing was added to your cart.';
    expect(await screen.findByText(missing)).toBeVisible();
    shop.backend.faults.set([{ target: { operation: 'ReorderItems' }, fault: { kind: 'drop', moment: 'before' } }]);
    await shop.user.click(await again());
    expect(await screen.findByText(/could not reach the shop|connection/i)).toBeVisible();
    expect(await again()).toBeEnabled();
  });
});

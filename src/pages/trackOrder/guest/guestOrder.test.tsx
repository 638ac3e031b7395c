import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderShop } from '@/testing/renderShop';
import { playStockBuild } from '@/testing/stock/stockShop';
import { insertCustomer, insertProduct } from '../../../../backend/testing/fixtures';
import type { TestBackend } from '../../../../backend/testing/createTestBackend';

playStockBuild();

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const arrange = (backend: TestBackend, customerId?: number): void => {
  const { db, data } = backend;
  insertProduct(db, { sku: 'ZINC', name: 'Zinc Picolinate', price_minor: 950 });
  const placed = { status: 'complete', createdAt: '2026-11-12 10:00:00', storeId: 1 };
  data.order({ ...placed, id: 12, number: '000000012', ...(customerId === undefined ? {} : { customerId }) });
  data.orderAddress(12);
  data.orderAddress(12, 'billing');
  data.parcel(12, 'RM 1 GB');
};

const open = (seed: (backend: TestBackend) => void = arrange) =>
  renderShop({ path: '/track-my-order/?number=000000012', profile: 'stock', arrange: seed });

const ask = async (user: UserEvent, email: string, postcode: string): Promise<void> => {
  expect(await screen.findByRole('textbox', { name: /^Order number/ })).toHaveValue('000000012');
  await user.type(screen.getByRole('textbox', { name: /^Email/ }), email);
  await user.type(screen.getByRole('textbox', { name: /^Postcode of the billing address/ }), postcode);
  await user.click(screen.getByRole('button', { name: 'Find my order' }));
};

test('a guest finds an order with its parcel, goods and sums', async () => {
  const { user } = await open((backend) => {
    arrange(backend);
    backend.data.orderedMessages(12, { to: 'Anna', from: '', message: 'All the best' }, {});
  });
  await ask(user, 'Ann@example.com', 'ba1 1aa');
  expect(await screen.findByRole('heading', { name: 'Order 000000012' })).toBeVisible();
  expect(screen.getByText('All the best')).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.getByText('Complete')).toBeVisible();
  expect(main.getByRole('link', { name: /RM 1 GB/ })).toHaveAttribute('href', expect.stringContaining('royalmail.com'));
  expect(main.getByText('2 × Zinc Picolinate')).toBeVisible();
  expect(main.getByText('£22.95')).toBeVisible();
});

test('an address that does not belong to it reads as an order that is unknown', async () => {
  const { user } = await open();
  await ask(user, 'eve@example.com', 'BA1 1AA');
  expect(await screen.findByText(/could not find an order with these details/)).toBeVisible();
  expect(screen.queryByText(/Zinc/)).not.toBeInTheDocument();
});

test('the order of an account is read in the account', async () => {
  const { user } = await open((backend) => arrange(backend, insertCustomer(backend.db, { email: 'ann@example.com' })));
  await ask(user, 'ann@example.com', 'BA1 1AA');
  expect(await screen.findByText(/belongs to an account/)).toBeVisible();
});

test('nothing is asked for without each of the three', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Find my order' }));
  expect(screen.getByRole('textbox', { name: /^Email/ })).toBeInvalid();
  expect(screen.getByRole('textbox', { name: /^Postcode/ })).toBeInvalid();
  expect(screen.queryByRole('textbox', { name: /^Last name/ })).not.toBeInTheDocument();
});

import { act, screen, within } from '@testing-library/react';
import { openShops } from '@/testing/collection';
import { type RenderedShop, renderShop } from '@/testing/renderShop';
import type { TestBackend } from '../../../../backend/testing/createTestBackend';
import {
  fixturePassword,
  insertCustomer,
  insertProduct,
  insertStore,
  insertStoreSetting,
} from '../../../../backend/testing/fixtures';

const email = 'ann@example.com';
const seller = {
  name: 'Halewell Ltd',
  street: ['4 Quay'],
  city: 'Bristol',
  postcode: 'BS1 4RN',
  country_code: 'GB',
  vat_number: 'GB 1',
  company_number: '2',
};

/** Ann's order of two jars, and one of Eve's. */
const open = (arrange: (backend: TestBackend) => void = () => undefined, number = '100000012'): Promise<RenderedShop> =>
  renderShop({
    path: `/order-history/${number}`,
    signedIn: { email, password: fixturePassword },
    seed: (backend) => {
      const { db, data } = backend;
      insertStore(db);
      insertStoreSetting(db, 'seller', seller);
      insertStoreSetting(db, 'order_cancellation_enabled', true);
      insertProduct(db, { sku: 'ZINC', name: 'Zinc Picolinate', price_minor: 950, quantity: 10 });
      const order = { status: 'processing', createdAt: '2026-11-12 10:00:00' };
      data.order({ ...order, id: 12, number: '100000012', customerId: insertCustomer(db, { email }) });
      const eve = insertCustomer(db, { email: 'eve@example.com' });
      data.order({ ...order, id: 13, number: '100000013', customerId: eve });
      data.orderAddress(12);
      data.orderPayment(12);
      arrange(backend);
    },
  });

const page = () => within(screen.getByRole('main'));
const part = async (name: string) => within(await page().findByRole('region', { name }));

beforeEach(() => {
  window.scrollTo = () => undefined;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('an order that waits in a shop is nowhere said to be on its way', async () => {
  const { navigator } = await open((backend) => {
    openShops(backend);
    backend.data.collectOrder(12, 'clifton');
    backend.data.announceReady(12);
  });
  const delivery = await part('Collection');
  expect(delivery.getByText('Ready to collect').closest('li')).toHaveAttribute('aria-current', 'step');
  expect(delivery.getByText('Bristol, Clifton')).toBeVisible();
  expect(page().getAllByText('Ready to collect')).toHaveLength(2);
  act(() => navigator.push('/order-history'));
  const card = within(await page().findByRole('article', { name: '100000012' }));
  expect(card.getByText('Ready to collect')).toBeVisible();
  expect(card.queryByText('On its way')).not.toBeInTheDocument();
});

test('shows what the backend tells of an order', async () => {
  await open(({ data }) => {
    data.parcel(12, 'RM 1 GB');
    data.creditMemo(12, '10000000003');
  });
  expect(await page().findByRole('heading', { name: 'Order 100000012', level: 1 })).toBeVisible();
  const delivery = await part('Delivery');
  expect(delivery.getByText('On its way').closest('li')).toHaveAttribute('aria-current', 'step');
  expect(delivery.getByRole('link', { name: /^RM 1 GB/ })).toHaveAttribute(
    'href',
    'https://www.royalmail.com/track-your-item#/tracking-results/RM1GB',
  );
  const items = await part('Items');
  expect(items.getByText('2 × £9.50')).toBeVisible();
  expect(items.getByText('1 refunded')).toBeVisible();
  expect(items.getByText('£22.95')).toBeVisible();
  const facts = await part('Addresses and payment');
  expect(facts.getByText('1 High Street')).toBeVisible();
  expect(facts.getByText(/1111/)).toBeVisible();
  const refunds = await part('Refunds');
  expect(refunds.getByText('Credit note 10000000003')).toBeVisible();
  expect(refunds.getByText('£9.50')).toBeVisible();
  // What was sent can no longer be cancelled.
  expect(page().queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
});

test('shows what went with it and with its goods as a gift', async () => {
  const message = (text: string) => ({ to: 'Anna', from: 'Ben', message: text });
  await open(({ data }) => {
    data.orderedMessages(12, message('All the best'), message('Get well <b>soon</b>'));
    data.orderedWrapping(12, 'Meadow <i>paper</i>');
  });
  const all = await part('As a gift');
  expect(all.getByText('Meadow <i>paper</i>')).toBeVisible();
  expect(all.getByText('Printed card')).toBeVisible();
  expect(all.getByText('Gift receipt without prices')).toBeVisible();
  expect(all.getByText('To Anna')).toBeVisible();
  expect(all.getByText('All the best')).toBeVisible();
  const items = await part('Items');
  expect(items.getByText('Get well <b>soon</b>')).toBeVisible();
  expect(items.getByText('Gift wrapped: Meadow <i>paper</i>')).toBeVisible();
  const row = (label: string) => items.findByText(label, { selector: 'dt' });
  expect((await row('Gift wrapping, whole order')).nextElementSibling).toHaveTextContent('£3.50');
  expect((await row('Gift wrapping, products')).nextElementSibling).toHaveTextContent('£7.00');
  expect((await row('Printed card')).nextElementSibling).toHaveTextContent('£1.50');
});

test('is reached from the list, and leads back', async () => {
  const { user } = await open();
  const trail = within(await page().findByRole('navigation', { name: /breadcrumb/i }));
  await user.click(trail.getByRole('link', { name: 'Order History' }));
  await user.click(await page().findByRole('link', { name: 'Details 100000012' }));
  expect(await page().findByRole('heading', { name: 'Order 100000012' })).toBeVisible();
  const nav = within(page().getByRole('navigation', { name: 'My Account' }));
  expect(nav.getByRole('link', { name: 'Order History' })).toHaveAttribute('aria-current', 'page');
});

test('has its invoice to print', async () => {
  const shop = await open(({ data }) => data.invoice(12, '10000000007'));
  await shop.user.click(await page().findByRole('link', { name: 'Invoice' }));
  const sheet = within(await page().findByRole('article', { name: 'Invoice 10000000007' }));
  expect(sheet.getByRole('heading', { level: 1, name: 'Invoice 10000000007' })).toHaveFocus();
  expect(sheet.getByText('Company number 2')).toBeVisible();
  expect(sheet.getByText('£22.95')).toBeVisible();
  expect(page().getByRole('button', { name: 'Print invoice' })).toBeVisible();
  await shop.user.click(page().getByRole('link', { name: 'Back' }));
  expect(await page().findByRole('button', { name: 'Buy again' })).toBeVisible();
  expect(page().getByRole('heading', { level: 1, name: 'Order 100000012' })).toHaveFocus();
});

test('the invoice of a collected order names no delivery', async () => {
  const shop = await open((backend) => {
    openShops(backend);
    backend.data.collectOrder(12, 'clifton');
    backend.data.invoice(12, '10000000007');
  });
  await shop.user.click(await page().findByRole('link', { name: 'Invoice' }));
  const sheet = within(await page().findByRole('article', { name: 'Invoice 10000000007' }));
  expect(sheet.getByText('Collection', { selector: 'dt' })).toBeVisible();
  expect(sheet.queryByText('Delivery')).not.toBeInTheDocument();
});

test('has no invoice before it is paid', async () => {
  await open();
  expect(await page().findByRole('button', { name: 'Buy again' })).toBeVisible();
  expect(page().queryByRole('link', { name: 'Invoice' })).not.toBeInTheDocument();
});

test('A-12: another customer’s order is unknown here', async () => {
  await open(undefined, '100000013');
  expect(await page().findByRole('heading', { name: 'No order with 100000013' })).toBeVisible();
  expect(page().queryByText('Zinc Picolinate')).not.toBeInTheDocument();
});

test('says when it cannot be loaded, and tries again', async () => {
  const shop = await open(({ faults }) =>
    faults.set([{ target: { operation: 'CustomerOrder' }, fault: { kind: 'graphqlError', message: 'No.' }, times: 1 }]),
  );
  expect(await page().findByRole('alert')).toHaveTextContent('Your order could not be loaded.');
  await shop.user.click(page().getByRole('button', { name: 'Try again' }));
  expect(await part('Items')).toBeTruthy();
});

describe('cancelling', () => {
  const ask = async (shop: RenderedShop) => {
    await shop.user.click(await page().findByRole('button', { name: 'Cancel order' }));
    return within(screen.getByRole('dialog', { name: 'Cancel order 100000012?' }));
  };

  test('asks for the reason, cancels, and shows what became of the money', async () => {
    const shop = await open(({ data }) => data.invoice(12, '10000000007'));
    const dialog = await ask(shop);
    await shop.user.selectOptions(dialog.getByLabelText('Reason'), 'The order was placed by mistake');
    await shop.user.click(dialog.getByRole('button', { name: 'Cancel order' }));
    expect(await screen.findByText('Order 100000012 is cancelled.')).toBeVisible();
    expect(await page().findByText(/^This order was refunded\./)).toBeVisible();
    expect((await part('Refunds')).getByText('£22.95')).toBeVisible();
    expect((await part('Notes')).getByText('The order was placed by mistake')).toBeVisible();
    expect(page().queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
  });

  test('can be thought better of', async () => {
    const shop = await open();
    const dialog = await ask(shop);
    await shop.user.click(dialog.getByRole('button', { name: 'Keep order' }));
    expect((await part('Delivery')).getByText('Being packed')).toBeVisible();
  });

  test('says when it is too late, and shows how far the order is', async () => {
    const shop = await open();
    const dialog = await ask(shop);
    shop.data.parcel(12, 'RM 1 GB');
    await shop.user.click(dialog.getByRole('button', { name: 'Cancel order' }));
    expect(await screen.findByText(/can no longer be cancelled/)).toBeVisible();
    expect(await page().findByRole('link', { name: /^RM 1 GB/ })).toBeInTheDocument();
  });

  test('says that it does not know when the answer is lost, and shows what is so', async () => {
    const shop = await open();
    const dialog = await ask(shop);
    shop.backend.faults.set([
      { target: { operation: 'CancelOrder' }, fault: { kind: 'drop', moment: 'after' }, times: 1 },
    ]);
    await shop.user.click(dialog.getByRole('button', { name: 'Cancel order' }));
    expect(await page().findByText(/^This order was cancelled\./)).toBeInTheDocument();
  });

  test('keeps the question and the reason when the order cannot be read again either', async () => {
    const shop = await open();
    const dialog = await ask(shop);
    await shop.user.selectOptions(dialog.getByLabelText('Reason'), 'The order was placed by mistake');
    shop.backend.faults.set([
      { target: { operation: 'CancelOrder' }, fault: { kind: 'drop', moment: 'before' } },
      { target: { operation: 'CustomerOrder' }, fault: { kind: 'graphqlError', message: 'No.' } },
    ]);
    await shop.user.click(dialog.getByRole('button', { name: 'Cancel order' }));
    expect(await dialog.findByText(/do not know yet whether the order was cancelled/)).toBeVisible();
    expect(dialog.getByLabelText('Reason')).toHaveDisplayValue('The order was placed by mistake');
    expect(page().getByText('2 × £9.50')).toBeInTheDocument();
  });

  test('is not offered by a store that does not allow it', async () => {
    await open(({ db }) => insertStoreSetting(db, 'order_cancellation_enabled', false));
    expect(await page().findByRole('button', { name: 'Buy again' })).toBeVisible();
    expect(page().queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
  });
});

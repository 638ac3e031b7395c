import { screen, within } from '@testing-library/react';
import { type RenderedShop, renderShop } from '@/testing/renderShop';
import { insertStore } from '../../../backend/testing/fixtures';

const number = '10000000012';

const insertOrder = ({ db }: RenderedShop['backend'], status: string): void => {
  db.run(
    `INSERT INTO cart (id, masked_id, store_id, currency, created_at, updated_at)
     VALUES (1, 'c', 10, 'GBP', '2026-11-12 10:00:00', '2026-11-12 10:00:00')`,
  );
  db.run(
    `INSERT INTO sales_order (id, increment_id, store_id, cart_id, email, status, currency, subtotal_minor,
       discount_minor, shipping_minor, tax_minor, grand_total_minor, carrier_code, method_code, carrier_title,
       method_title, token, created_at)
     VALUES (1, ?, 10, 1, 'ann@example.com', ?, 'GBP', 1900, 0, 395, 382, 2295, 'royalmail', 'standard', 'Royal Mail',
       'Standard delivery', 'token', '2026-11-12 10:00:00')`,
    number,
    status,
  );
  db.run(
    `INSERT INTO sales_order_item (order_id, product_type, sku, name, quantity, price_minor, row_total_minor,
       discount_minor, tax_minor, tax_percent)
     VALUES (1, 'simple', 'ZINC', 'Zinc Picolinate', 2, 950, 1900, 0, 317, 20)`,
  );
  db.run(
    `INSERT INTO sales_order_address (order_id, kind, firstname, lastname, street, city, postcode, country_code)
     VALUES (1, 'shipping', 'Ann', 'Shopper', '["1 High Street"]', 'Bath', 'BA1 1AA', 'GB')`,
  );
};

const insertParcel = ({ db }: RenderedShop['backend']): void => {
  db.run(
    `INSERT INTO sales_shipment (order_id, increment_id, carrier_code, carrier_title, tracking_number, created_at)
     VALUES (1, '1', 'royalmail', 'Royal Mail', 'RM 2190 GB', '2026-11-13 10:00:00')`,
  );
};

const open = (path = '/track-my-order/', status = 'processing', hasParcel = false): Promise<RenderedShop> =>
  renderShop({
    path,
    seed: (backend) => {
      insertStore(backend.db);
      insertOrder(backend, status);
      if (hasParcel) insertParcel(backend);
    },
  });

const page = () => within(screen.getByRole('main'));
const ask = async ({ user }: RenderedShop, contact: string, order = number): Promise<void> => {
  const field = await page().findByLabelText(/^Order number/);
  await user.clear(field);
  await user.type(field, order);
  await user.clear(page().getByLabelText(/^Email or postcode/));
  await user.type(page().getByLabelText(/^Email or postcode/), contact);
  await user.click(page().getByRole('button', { name: 'Find my order' }));
};

beforeEach(() => {
  window.scrollTo = () => undefined;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test.each(['ann@example.com', 'ba11aa'])(
  'shows a guest who knows %s how far the order is, and nothing private',
  async (contact) => {
    await ask(await open(), contact);
    expect(await page().findByRole('heading', { name: `Order ${number}` })).toBeVisible();
    expect(page().getByRole('listitem', { current: 'step' })).toHaveTextContent('Being packed');
    expect(page().getByText('2 × Zinc Picolinate')).toBeVisible();
    expect(page().getByText('Bath')).toBeVisible();
    expect(page().getByText('12 November 2026')).toBeVisible();
    expect(page().queryByText(/Shopper|High Street|£/)).not.toBeInTheDocument();
  },
);

test('names the parcel of an order that was sent', async () => {
  await ask(await open('/track-my-order/', 'complete', true), 'ann@example.com');
  expect(await page().findByText('RM 2190 GB')).toBeVisible();
  expect(page().getByRole('listitem', { current: 'step' })).toHaveTextContent('On its way');
});

test('says that an order was cancelled', async () => {
  await ask(await open('/track-my-order/', 'canceled'), 'ann@example.com');
  expect(await page().findByText(/This order was cancelled/)).toBeVisible();
});

test('says the same of an unknown number and of a wrong address', async () => {
  const shop = await open();
  await ask(shop, 'eve@example.com');
  const unknown = /We could not find an order with these details/;
  expect(await page().findByText(unknown)).toBeVisible();
  await ask(shop, 'ann@example.com', '10000000099');
  expect(await page().findByText(unknown)).toBeVisible();
});

test('takes the number from the address, and wants an email or a postcode', async () => {
  const { user } = await open(`/track-my-order/?number=${number}`);
  expect(await page().findByLabelText(/^Order number/)).toHaveValue(number);
  await user.type(page().getByLabelText(/^Email or postcode/), 'Bath');
  await user.click(page().getByRole('button', { name: 'Find my order' }));
  expect(await page().findByText('Please enter a valid email or postcode')).toBeVisible();
});

test('says when the backend cannot be asked, and keeps what was typed', async () => {
  const shop = await open();
  await page().findByLabelText(/^Order number/);
  shop.backend.db.run('DROP TABLE sales_order_item');
  await ask(shop, 'ann@example.com');
  expect(await page().findByText(/could not be looked up|Internal server error/)).toBeVisible();
  expect(page().getByLabelText(/^Order number/)).toHaveValue(number);
});

import { screen, within } from '@testing-library/react';
import { type RenderedShop, renderShop } from '@/testing/renderShop';
import { fixturePassword, insertCustomer, insertProduct, insertStore } from '../../../backend/testing/fixtures';
import { shopData } from '../../../backend/testing/arrange/shopData';

const email = 'ann@example.com';
const page = () => within(screen.getByRole('main'));
const panel = (name: string) => within(page().getByRole('region', { name }));

const open = (path: string, arrange: (shop: { db: RenderedShop['backend']['db']; ann: number }) => void) =>
  renderShop({
    path,
    signedIn: { email, password: fixturePassword },
    seed: ({ db }) => {
      insertStore(db);
      arrange({ db, ann: insertCustomer(db, { email }) });
    },
    arrange: ({ faults }) =>
      faults.set([
        { target: { operation: 'CustomerAddresses' }, fault: { kind: 'status', status: 500 } },
        { target: { operation: 'GetCustomer' }, fault: { kind: 'status', status: 500 } },
      ]),
  });

beforeEach(() => {
  window.scrollTo = () => undefined;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('a part that could not be loaded says so, nothing false, and comes with another try', async () => {
  const { user, backend } = await open('/customer/account', ({ db, ann }) =>
    shopData(db).address(ann, '14 Cotham Brow', 'BS6 6AN', true),
  );
  expect(await page().findByText('Your addresses could not be loaded.')).toBeVisible();
  expect(await page().findByText('Your details could not be loaded.')).toBeVisible();
  expect(page().queryByText('None chosen yet')).not.toBeInTheDocument();
  backend.faults.set([]);
  await user.click(panel('Default delivery address').getByRole('button', { name: 'Try again' }));
  expect(await page().findByText(/14 Cotham Brow, Bristol, BS6 6AN/)).toBeVisible();
  await user.click(panel('Account Information').getByRole('button', { name: 'Try again' }));
  expect(await panel('Account Information').findByText(email)).toBeVisible();
});

test('orders of another language of the same shop are there too', async () => {
  const { user, backend, data } = await open('/order-history', ({ db, ann }) => {
    insertProduct(db, { sku: 'ZINC', name: 'Zinc Picolinate', quantity: 10 });
    shopData(db).order({
      id: 12,
      number: '100000012',
      customerId: ann,
      status: 'complete',
      createdAt: '2026-11-12 10:00:00',
      storeId: insertStore(db, { id: 11, code: 'uk_de', locale: 'de_DE', is_default: 0 }),
    });
  });
  const order = within(await page().findByRole('article', { name: '100000012' }));
  backend.faults.set([]);
  // The backend repeats none of another store view: its articles are added instead.
  await user.click(order.getByRole('button', { name: /^Buy again/ }));
  expect(await screen.findByRole('dialog', { name: /Your cart/ })).toBeVisible();
  expect(data.linesOf()).toMatchObject([{ name: 'Zinc Picolinate', quantity: 2 }]);
});

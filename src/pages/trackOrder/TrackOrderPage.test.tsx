import { screen, waitFor, within } from '@testing-library/react';
import { type RenderedShop, renderShop } from '@/testing/renderShop';
import { openShops } from '@/testing/collection';
import { insertProduct, insertStore } from '../../../backend/testing/fixtures';
import { shopData } from '../../../backend/testing/arrange/shopData';

const number = '10000000012';

const insertOrder = ({ db }: RenderedShop['backend'], status: string): void => {
  shopData(db).order({ id: 1, number, status, createdAt: '2026-11-12 10:00:00' });
  shopData(db).orderAddress(1);
};

const insertParcel = ({ db }: RenderedShop['backend']): void => {
  shopData(db).parcel(1, 'RM 2190 GB');
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
    expect(page().getByRole('heading', { name: `Order ${number}` })).toHaveFocus();
    // The order is read at one's own pace.
    expect(page().getByText('2 × Zinc Picolinate').closest('[aria-live]')).toBeNull();
    expect(page().getByRole('listitem', { current: 'step' })).toHaveTextContent('Being packed');
    expect(page().getByText('2 × Zinc Picolinate')).toBeVisible();
    expect(page().getByText('Bath')).toBeVisible();
    expect(page().getByText('12 November 2026')).toBeVisible();
    expect(page().queryByText(/Shopper|High Street|£/)).not.toBeInTheDocument();
  },
);

test('says that there were too many attempts, and shows the order after the pause', async () => {
  const shop = await open();
  const { failAttempts, forgetAttempts } = shopData(shop.backend.db);
  failAttempts('order/address/unknown', 10, Date.now());
  await ask(shop, 'ann@example.com');
  expect(await page().findByText('Too many attempts. Please try again in a few minutes.')).toBeVisible();
  forgetAttempts();
  failAttempts('order/address/unknown', 10, Date.now() - 31_000);
  await ask(shop, 'ann@example.com');
  expect(await page().findByRole('heading', { name: `Order ${number}` })).toBeVisible();
});

test('names the parcel of an order that was sent', async () => {
  await ask(await open('/track-my-order/', 'complete', true), 'ann@example.com');
  expect(await page().findByText('RM 2190 GB')).toBeVisible();
  expect(page().getByRole('listitem', { current: 'step' })).toHaveTextContent('On its way');
});

test('an order that is collected is packed until the shop says that it is ready', async () => {
  const shop = await renderShop({
    path: '/track-my-order/',
    seed: (backend) => {
      insertStore(backend.db);
      insertProduct(backend.db, { sku: 'ZINC' });
      openShops(backend);
      insertOrder(backend, 'processing');
      backend.data.collectOrder(1, 'clifton');
    },
  });
  await ask(shop, 'ann@example.com');
  expect(await page().findByRole('listitem', { current: 'step' })).toHaveTextContent('Being packed');
  expect(page().getByText('Ready to collect')).toBeVisible();
  expect(page().getByText('Bristol, Clifton')).toBeVisible();
  expect(page().queryByText(/^On its way$|^Shipping$/)).not.toBeInTheDocument();
  shop.data.announceReady(1);
  await ask(shop, 'ann@example.com');
  await waitFor(() => expect(page().getByRole('listitem', { current: 'step' })).toHaveTextContent('Ready to collect'));
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
  for (const label of [/^Order number/, /^Email or postcode/]) {
    expect(page().getByLabelText(label)).toBeInvalid();
    expect(page().getByLabelText(label)).toHaveAccessibleDescription(unknown);
  }
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

describe('a shop that delivers to other countries', () => {
  beforeEach(() => void Object.assign(globalThis, { OFFERS_COUNTRIES: true }));
  afterEach(() => void Object.assign(globalThis, { OFFERS_COUNTRIES: false }));

  test.each(['75001', '1012 AB', '90210-1234', 'd02 af30'])('takes %s for a postcode', async (postcode) => {
    await ask(await open(), postcode);
    expect(await page().findByText(/We could not find an order with these details/)).toBeVisible();
  });

  test('takes no word for one', async () => {
    await ask(await open(), 'Bath');
    expect(await page().findByText('Please enter a valid email or postcode')).toBeVisible();
  });
});

test('says when the backend cannot be asked, and keeps what was typed', async () => {
  const shop = await open();
  await page().findByLabelText(/^Order number/);
  shop.data.breakOrders();
  await ask(shop, 'ann@example.com');
  expect(await page().findByText(/could not be looked up|Internal server error/)).toBeVisible();
  expect(page().getByLabelText(/^Order number/)).toHaveValue(number);
});

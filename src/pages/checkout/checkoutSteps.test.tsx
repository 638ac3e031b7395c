import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { settings } from '@/kernel/app/settings';
import { lazyAuthModal } from '@/shell/lazyAuthModal';
import { type RenderedShop, renderShop } from '@/testing/renderShop';
// eslint-disable-next-line no-restricted-imports -- Tests run the backend in process.
import { hashPassword } from '../../../backend/customer/passwords';
// eslint-disable-next-line no-restricted-imports -- Tests run the backend in process.
import type { TestBackend } from '../../../backend/testing/createTestBackend';
// eslint-disable-next-line no-restricted-imports -- Tests run the backend in process.
import {
  insertCustomer,
  insertProduct,
  insertShippingMethod,
  insertStore,
  insertStoreSetting,
} from '../../../backend/testing/fixtures';

const cartId = 'c'.repeat(32);
const account = { email: 'eleanor@example.com', password: 'Correct-horse-1' };

const seed = ({ db }: TestBackend): void => {
  insertStore(db);
  insertStoreSetting(db, 'kl_email_consent_config', { is_active: true, checkbox_text: 'Send me a letter.' });
  const productId = insertProduct(db, { sku: 'ZINC', name: 'Zinc Picolinate', price_minor: 950, quantity: 10 });
  insertShippingMethod(db, {
    carrier_code: 'flatrate',
    method_code: 'standard',
    carrier_title: 'Royal Mail',
    method_title: 'Standard delivery',
    price_minor: 295,
  });
  const customerId = insertCustomer(db, {
    email: account.email,
    firstname: 'Eleanor',
    lastname: 'Marsh',
    password_hash: hashPassword(account.password),
  });
  const addressSql = `INSERT INTO customer_address (customer_id, firstname, lastname, street, city, postcode, country_code,
    telephone, is_default_shipping) VALUES (?, 'Eleanor', 'Marsh', ?, 'Bristol', ?, 'GB', '07700 900123', ?)`;
  db.run(addressSql, customerId, '["1 Old Lane"]', 'BS1 1AA', 0);
  db.run(addressSql, customerId, '["14 Cotham Brow"]', 'BS6 6AN', 1);
  const cartSql =
    "INSERT INTO cart (masked_id, store_id, currency, created_at, updated_at) VALUES (?, 10, 'GBP', '', '')";
  const { lastInsertRowid: id } = db.run(cartSql, cartId);
  const itemSql =
    "INSERT INTO cart_item (cart_id, product_id, quantity, seen_price_minor, created_at) VALUES (?, ?, 2, 950, '')";
  db.run(itemSql, id, productId);
  window.localStorage.setItem(
    `${settings.storageNamespace}__cartId`,
    JSON.stringify({ value: cartId, timeStored: Date.now() }),
  );
};

const open = (path = '/checkout'): Promise<RenderedShop> => renderShop({ path, seed });
const openAsCustomer = (): Promise<RenderedShop> =>
  renderShop({
    path: '/checkout',
    signedIn: account,
    seed: (backend) => {
      seed(backend);
      backend.db.run('UPDATE cart SET customer_id = (SELECT id FROM customer)');
    },
  });

const type = async (user: UserEvent, label: RegExp, text: string): Promise<void> => {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await user.type(field, text);
};
const fillAddress = async (user: UserEvent): Promise<void> => {
  await type(user, /^First name/, 'Ann');
  await type(user, /^Last name/, 'Lee');
  await type(user, /^Street address/, '3 Elm Grove');
  await type(user, /^City/, 'Bath');
  await type(user, /^Postcode/, 'ba11lz');
  await type(user, /^Phone/, '07700 900456');
};
const goOn = (user: UserEvent): Promise<void> =>
  user.click(screen.getByRole('button', { name: 'Continue to shipping method' }));
const reachMethod = async ({ user }: RenderedShop): Promise<void> => {
  await type(user, /^Email/, 'ann@example.com');
  await fillAddress(user);
  await goOn(user);
  await screen.findByRole('button', { name: 'Continue to payment' });
};
const reachPayment = async (shop: RenderedShop): Promise<void> => {
  await reachMethod(shop);
  await shop.user.click(screen.getByRole('button', { name: 'Continue to payment' }));
  await screen.findByTitle('Card details');
};
const shippingAddress = ({ backend: { db } }: RenderedShop) =>
  db.get<{ street: string; postcode: string }>("SELECT street, postcode FROM cart_address WHERE kind = 'shipping'");

beforeAll(() => lazyAuthModal.load());
beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('a customer', () => {
  test('has the default address of the book chosen, and goes on with one click', async () => {
    const shop = await openAsCustomer();
    expect(await screen.findByRole('radio', { name: /14 Cotham Brow/ })).toBeChecked();
    expect(screen.queryByLabelText(/^Email/)).not.toBeInTheDocument();
    await goOn(shop.user);
    await screen.findByRole('button', { name: 'Continue to payment' });
    expect(shippingAddress(shop)).toMatchObject({ postcode: 'BS6 6AN' });
  });

  test('keeps another address in the book when asked to', async () => {
    const shop = await openAsCustomer();
    await shop.user.click(await screen.findByRole('radio', { name: 'Use another address' }));
    await fillAddress(shop.user);
    await shop.user.click(screen.getByRole('checkbox', { name: 'Save this address to my address book' }));
    await goOn(shop.user);
    await screen.findByRole('button', { name: 'Continue to payment' });
    const kept = () => shop.backend.db.all('SELECT postcode FROM customer_address WHERE city = ?', 'Bath');
    await waitFor(() => expect(kept()).toEqual([{ postcode: 'BA1 1LZ' }]));
    expect(shippingAddress(shop)).toMatchObject({ postcode: 'BA1 1LZ' });
  });
});

test('a guest signs in halfway: what was typed stays, and the cart comes along', async () => {
  const shop = await open();
  await type(shop.user, /^Email/, account.email);
  await fillAddress(shop.user);
  await shop.user.click(screen.getByRole('button', { name: 'Sign In' }));
  const dialog = await screen.findByRole('dialog');
  await shop.user.type(await within(dialog).findByLabelText(/^Email/), account.email);
  await shop.user.type(within(dialog).getByLabelText(/^Password/), account.password);
  await shop.user.click(within(dialog).getByRole('button', { name: 'Sign In' }));

  const who = await screen.findByText(`Signed in as ${account.email}`);
  await waitFor(() => expect(who).toHaveFocus());
  expect(await screen.findByRole('radio', { name: 'Use another address' })).toBeChecked();
  expect(screen.getByLabelText(/^Street address/)).toHaveValue('3 Elm Grove');
  expect(screen.getByLabelText(/^Postcode/)).toHaveValue('ba11lz');
  await goOn(shop.user);
  expect(await screen.findByRole('button', { name: 'Continue to payment' })).toBeVisible();
});

test('what was typed outlives a reload, and no order', async () => {
  const shop = await open();
  await fillAddress(shop.user);
  shop.unmount();
  const again = await open();
  expect(await screen.findByLabelText(/^Street address/)).toHaveValue('3 Elm Grove');
  expect(again.services.storage.read('checkout_draft', (value) => value)).toBeDefined();
});

test('who ticks the box for letters gets them, and nobody else', async () => {
  const shop = await open();
  await type(shop.user, /^Email/, 'ann@example.com');
  await shop.user.click(await screen.findByRole('checkbox', { name: 'Send me a letter.' }));
  await fillAddress(shop.user);
  await goOn(shop.user);
  await shop.user.click(await screen.findByRole('button', { name: 'Continue to payment' }));
  await screen.findByTitle('Card details');
  const listed = shop.backend.db.all('SELECT email, has_consented, source FROM newsletter_subscriber');
  expect(listed).toEqual([{ email: 'ann@example.com', has_consented: 1, source: 'checkout' }]);
});

describe('the look-up', () => {
  test('fills the fields with the keyboard', async () => {
    const { user } = await open();
    await user.type(await screen.findByRole('combobox', { name: /^Find your address/ }), 'bs66an');
    expect(await screen.findByText('12 addresses found for BS6 6AN. Choose yours.')).toBeVisible();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByLabelText(/^Street address/)).toHaveValue('4 Cotham Brow');
    expect(screen.getByLabelText(/^City/)).toHaveValue('Bristol');
    expect(screen.getByLabelText(/^Postcode/)).toHaveValue('BS6 6AN');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
  });

  test('leaves the fields to be typed into when nobody can be asked', async () => {
    const { user, backend } = await open();
    backend.faults.set([
      {
        target: { operation: 'AddressLookup' },
        fault: { kind: 'graphqlError', message: 'Cannot query field "addressLookup".' },
      },
    ]);
    await user.type(await screen.findByRole('combobox', { name: /^Find your address/ }), 'BS6 6AN');
    expect(await screen.findByText(/We cannot look addresses up just now/, {}, { timeout: 8000 })).toBeVisible();
    expect(screen.getByLabelText(/^Street address/)).toBeVisible();
  });
});

describe('the steps', () => {
  test('are pages of their own for Back', async () => {
    const shop = await open();
    await reachPayment(shop);
    expect(window.location.search).toBe('?step=payment');
    act(() => window.history.back());
    expect(await screen.findByRole('button', { name: 'Continue to payment' })).toBeVisible();
    act(() => window.history.back());
    expect(await screen.findByLabelText(/^Street address/)).toHaveValue('3 Elm Grove');
  });

  test('cannot be jumped over by an address', async () => {
    await open('/checkout?step=payment');
    expect(await screen.findByLabelText(/^Street address/)).toBeVisible();
  });
});

test('a total that changed before the payment is shown, and has to be accepted', async () => {
  const shop = await open();
  await reachPayment(shop);
  const frame = screen.getByTitle<HTMLIFrameElement>('Card details');
  const { contentWindow } = frame;
  if (!contentWindow) throw new Error('The frame has no window.');
  const say = (data: unknown): void =>
    act(
      () =>
        void window.dispatchEvent(
          new MessageEvent('message', { data, origin: settings.paymentUrl, source: contentWindow }),
        ),
    );
  const sent: unknown[] = [];
  jest.spyOn(contentWindow, 'postMessage').mockImplementation((message: unknown) => void sent.push(message));
  say({ type: 'ready', heightPx: 300 });
  shop.backend.db.run(
    'UPDATE cart_item SET quantity = 3 WHERE cart_id = (SELECT id FROM cart WHERE masked_id = ?)',
    cartId,
  );
  await shop.user.click(screen.getByRole('checkbox', { name: /I agree|I have read/ }));
  await shop.user.click(screen.getByRole('button', { name: 'Pay £21.95' }));

  expect(await screen.findByText(/Your total changed from £21\.95 to £31\.45/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Accept and pay £31.45' })).toBeVisible();
  expect(sent).not.toContainEqual(expect.objectContaining({ type: 'tokenise' }));
  expect(shop.backend.db.all('SELECT id FROM sales_order')).toHaveLength(0);
  expect(shop.backend.db.all('SELECT email FROM newsletter_subscriber')).toHaveLength(0);
  expect(shop.backend.db.all('SELECT is_consent FROM consent')).toEqual([{ is_consent: 1 }]);
});
